"t.x"() : () -> (!spirv.array<4xvector<[4]xf32>>)
// -----
"t.x"() : () -> (!spirv.array<4xvector<4xindex>>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=-1>)
// -----
"t.x"() : () -> (!spirv.struct<(f32 [-1])>)
// -----
// -----
// -----
// -----
"t.x"() : () -> (!spirv.array<4x!spirv.arm.tensor<4xvector<4xf32>>>)
// -----
"t.x"() : () -> (!spirv.struct<named, (i32 [0], f32 [8, NonWritable, MatrixStride=4])>)
"t.x"() : () -> (!spirv.struct<(i32 [0], f32 [8, NonWritable, MatrixStride=4])>)
