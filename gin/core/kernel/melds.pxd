# The C types of melds.py for Cython. Python never reads this file.
cimport cython

ctypedef unsigned long long Hand
ctypedef unsigned int Ranks

cdef Hand ONE, RANK
cdef Ranks SUIT
cdef int ALIKE, HIGHEST

@cython.locals(count=int)
cpdef int count_cards(Hand hand) noexcept

@cython.final
cdef class MeldTables:
    cdef int runs[8192]
    cdef int outside[8192]
    cdef int values[52]
    cdef int number_of_bit[67]
    cdef Hand next_to[52]
    cdef Hand next_but_one[52]
    cdef bint by_table, sets
    cdef int rainbow_count
    cdef Hand[::1] rainbows
    cdef Ranks[::1] rainbow_ranks
    cdef int[::1] run_masks
    cdef int[::1] longer
    cdef int longer_from[8193]
    cdef int run_from[14]
    cpdef int deadwood(self, Hand hand) noexcept
    @cython.locals(ranks=Ranks, four=int, place=int, meld=Hand, value=int)
    cdef int with_rainbows(self, Hand hand, int first, int best) noexcept
    @cython.locals(table="int*", a=Ranks, b=Ranks, c=Ranks, d=Ranks, ab=Ranks, cd=Ranks,
                   ranks=Ranks, x=Ranks, best=int, value=int, a1=int, b1=int, c1=int, d1=int)
    cpdef int of_runs_and_sets(self, Hand hand) noexcept
    @cython.locals(low=Ranks, x=Ranks)
    cdef int with_sets(self, Ranks a, Ranks b, Ranks c, Ranks d, Ranks ranks, int best) noexcept
    @cython.locals(table="int*", value=int)
    cdef int with_set(self, Ranks a, Ranks b, Ranks c, Ranks d, Ranks ranks, int best) noexcept
    @cython.locals(runs="int*", outside="int*", a=Ranks, b=Ranks, c=Ranks, d=Ranks, ab=Ranks,
                   cd=Ranks, ranks=Ranks, both=Ranks, x=Ranks, p=Ranks, q=Ranks, r=Ranks, s=Ranks,
                   e=Ranks, f=Ranks, g=Ranks, h=Ranks, four=Ranks, form=int, best=int, value=int,
                   left=Hand)
    cpdef (int, Hand) loose(self, Hand hand) noexcept
    @cython.locals(outside="int*", left=Hand)
    cdef Hand outside_runs(self, Ranks a, Ranks b, Ranks c, Ranks d) noexcept
    @cython.locals(now=int, left=Hand, rest=Hand, low=Hand)
    cdef (int, Hand) loose_by_removal(self, Hand hand) noexcept
    @cython.locals(values="int*", now=int, loose=Hand, least=int, card=int, rest=Hand, low=Hand,
                   number=int, left=int, live=Hand, best=double, dearest=int, worth=double,
                   rank=Hand, same=int, near=double)
    cpdef (int, int, int) quick_discard(self, Hand hand, int barred, Hand gone, double together) noexcept
    @cython.locals(near=Hand, now=int, least=int)
    cpdef bint quick_take(self, Hand hand, int top) noexcept
