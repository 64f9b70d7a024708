func.func private @f(!smt.bv<0>)

// -----

func.func private @f(!smt.array<[i32 -> !smt.int]>)

// -----

func.func private @f(!smt.array<[!smt.int -> i32]>)

// -----

func.func private @f(!smt.func<() !smt.int>)

// -----

func.func private @f(!smt.func<(i32) !smt.int>)

// -----

func.func private @f(!smt.func<(!smt.int) i32>)

// -----

func.func private @f(!smt.sort<"x"[i32]>)

// -----

%0 = smt.bv.constant #smt.bv<5>

// -----

%0 = smt.bv.constant #smt.bv<5> : i32

// -----

%0 = smt.bv.constant #smt.bv<5> : !smt.bv<2>

// -----

%0 = smt.bv.constant #smt.bv<-5> : !smt.bv<3>

// -----

%0 = smt.bv.constant #smt.bv<x> : !smt.bv<3>

// -----

%0 = smt.bv.constant 5 : i32
