# The C types of playout.py for Cython. Python never reads this file.
cimport cython

from gin.core.kernel.melds cimport Hand, MeldTables, Ranks, count_cards

cdef Hand ONE, RANK
cdef Ranks SUIT
cdef double NAN, TOGETHER
cdef int TAKE, DRAW, CHOOSE, OFFERED, ALIKE, HIGHEST, MOST_POINTS, MOST_MELDS, MOST_LAYOFFS

@cython.final
cdef class Playout:
    cdef MeldTables own, caught
    cdef int gin, undercut, floor, turns
    cdef bint choose_melds
    cdef int[::1] limits
    cdef object worth_of, endings
    cdef double[::1] worth
    cdef Hand melds[8]
    cdef Hand chosen[8]
    cdef Hand found[4096]
    cdef Hand more[4096]
    cdef int meld_count
    @cython.locals(value=double)
    cpdef double worth_of_points(self, int points) except? -1
    @cython.locals(won=int, left=int)
    cdef double worth_of_end(self, bint mine, int deadwood, Hand other, int count) except? -1
    @cython.locals(count=int, place=int)
    cpdef double laid_down(self, bint mine, Hand hand, tuple melds, int deadwood, Hand other,
                           int stock) except? -1
    @cython.locals(place=int, left=int, melds=list)
    cdef double counted(self, bint mine, Hand hand, int count, int deadwood, Hand other,
                        int stock) except? -1
    cpdef double stock_ended(self, Hand mine, Hand other) except? -1
    cpdef int split(self, Hand hand) noexcept
    @cython.locals(chosen="Hand*", better=bint, place=int, low=Hand, first=int, rank=int,
                   meld=Hand, same=Hand, count=int, others=Hand, bit=Hand, left=int,
                   own=MeldTables)
    cdef void split_rest(self, Hand rest, int allowed, int depth) noexcept
    cdef void split_beside(self, Hand rest, Hand meld, int allowed, int depth) noexcept
    @cython.locals(found="Hand*", more="Hand*", number=int, place=int, meld=Hand, first=int,
                   suit=int, ranks=Ranks, many=int, longer=int, laid=Hand, one=int, best=int,
                   value=int, own=MeldTables, melds="Hand*")
    cdef int after_layoffs(self, Hand other, int count) noexcept
    @cython.locals(own=MeldTables, drawn=int, barred=int, card=int, after=int, least=int,
                   turns=int, last=int, count=int, down=Hand)
    cpdef double play(self, bint is_mine, Hand hand, Hand waiting, int start, int[::1] stock,
                      int left, int top, Hand gone, int my_turns, int their_turns) except? -1
