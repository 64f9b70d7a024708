func.func private @f(!emitc.array<f32>)

// -----

func.func private @f(!emitc.array<?xf32>)

// -----

func.func private @f(!emitc.array<2xi3>)

// -----

func.func private @f(!emitc.array<2xf32)

// -----

func.func private @f(!emitc.lvalue<i3>)

// -----

func.func private @f(!emitc.lvalue<!emitc.lvalue<i32>>)

// -----

func.func private @f(!emitc.lvalue<!emitc.array<2xi32>>)

// -----

func.func private @f(!emitc.opaque<"">)

// -----

func.func private @f(!emitc.opaque<"int*">)

// -----

func.func private @f(!emitc.ptr<!emitc.lvalue<i32>>)

// -----

func.func private @f(!emitc.foo)
