# The C types of belief.py for Cython. Python never reads this file.
cimport cython

from gin.core.kernel.melds cimport Hand, MeldTables, Ranks, count_cards

cdef Hand ONE, ALL, GOLDEN, MIX_A, MIX_B
cdef Ranks SUIT
cdef double UNIT, NAN
cdef int STARTS, FIRST_STEPS, STEPS

@cython.final
cdef class SplitMix64:
    cdef Hand state
    @cython.locals(bits=Hand)
    cpdef double random(self) noexcept

@cython.final
cdef class Belief:
    cdef MeldTables tables
    cdef Hand known, refused, thrown
    cdef double[::1] windows, deadwood, melded, known_loose, beyond, dearest, ranks_of, each
    cdef double[::1] suits, loose_weight
    cdef int[::1] loose_beyond, loose_dearest
    cpdef double of(self, Hand hand) noexcept
    @cython.locals(value=double, shift=int, refused=Ranks, thrown=Ranks, window=int, first=int,
                   rank=int, bit=Ranks, state=int)
    cdef double of_suit(self, Ranks key) noexcept
    @cython.locals(weight=double, beyond=int, dearest=int, rank=int, value=int)
    cdef double of_loose(self, Ranks cards) noexcept
    @cython.locals(cards=Hand)
    cdef double of_rank(self, int rank, Hand hand) noexcept
    @cython.locals(total=double, rank=int)
    cpdef double of_ranks(self, Hand hand) noexcept
    @cython.locals(total=double, now=int, loose=Hand, a=Ranks, b=Ranks, c=Ranks, d=Ranks,
                   counts="int[::1]", beyond=int, one=int, two=int, three=int, place=int,
                   points="int[::1]", most=int, melded=int, known=int)
    cpdef double of_rest(self, Hand hand) noexcept

@cython.final
cdef class Worlds:
    cdef Belief belief
    cdef SplitMix64 chance
    cdef readonly Hand hand
    cdef readonly int hidden, number
    cdef int[::1] pool
    cdef readonly int[::1] stock
    cdef double ranks, rest
    @cython.locals(last=int, other=int, card=int)
    cdef void shuffle(self, int[::1] cards, int number) noexcept
    @cython.locals(place=int)
    cpdef void advance(self) noexcept
    @cython.locals(belief=Belief, chance=SplitMix64, pool="int[::1]", hidden=int, others=int,
                   _=int, one=int, two=int, old=Hand, hand=Hand, first=int, second=int,
                   ranks=double, rest=double, gain=double, card=int)
    cdef void step(self, int steps) noexcept
