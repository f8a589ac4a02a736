# The C types of search.py for Cython. Python never reads this file.
cimport cython

from gin.core.kernel.belief cimport Worlds
from gin.core.kernel.melds cimport Hand
from gin.core.kernel.playout cimport Playout

cdef int DISCARD, KNOCK, TAKE, DRAW, PASS, LAST_PASS, TAKE_FIRST, DRAW_FIRST, CHOOSE, OFFERED

@cython.final
cdef class Trial:
    cdef readonly int move, card, deadwood, count
    cdef public bint active
    cdef readonly double sum, square
    cdef readonly list results
    cdef Hand hand
    cdef tuple melds

@cython.final
cdef class Search:
    cdef list trials
    cdef Worlds worlds
    cdef Playout playout
    cdef Hand gone
    cdef int stock, my_turns, their_turns
    @cython.locals(worlds=Worlds, playout=Playout, left=int, move=int, start=int)
    cdef double result(self, Trial trial) except? -1
    @cython.locals(_=int, trial=Trial)
    cpdef record(self, int number)
    @cython.locals(_=int, base=double, first=bint, trial=Trial, value=double)
    cpdef advance(self, int number)
