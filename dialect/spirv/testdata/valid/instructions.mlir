func.func @arithmetic(%f: f32, %v: vector<4xf32>, %i: i32, %w: vector<2xi64>) {
  %0 = spirv.FSub %v, %v : vector<4xf32>
  %1 = spirv.FMul %f, %f : f32
  %2 = spirv.FDiv %v, %v : vector<4xf32>
  %3 = spirv.FRem %f, %f : f32
  %4 = spirv.FMod %v, %v : vector<4xf32>
  %5 = spirv.FNegate %f : f32
  %6 = spirv.ISub %w, %w : vector<2xi64>
  %7 = spirv.IMul %i, %i : i32
  %8 = spirv.SDiv %w, %w : vector<2xi64>
  %9 = spirv.UDiv %i, %i : i32
  %10 = spirv.SRem %w, %w : vector<2xi64>
  %11 = spirv.SMod %i, %i : i32
  %12 = spirv.UMod %w, %w : vector<2xi64>
  %13 = spirv.SNegate %w : vector<2xi64>
  %14 = spirv.Dot %v, %v : vector<4xf32> -> f32
  return
}
func.func @bits(%i: i32, %w: vector<4xi32>, %j: i8) {
  %0 = spirv.BitwiseAnd %w, %w : vector<4xi32>
  %1 = spirv.BitwiseOr %w, %w : vector<4xi32>
  %2 = spirv.BitwiseXor %w, %w : vector<4xi32>
  %3 = spirv.ShiftLeftLogical %i, %j : i32, i8
  %4 = spirv.ShiftRightArithmetic %i, %j : i32, i8
  %5 = spirv.ShiftRightLogical %i, %j : i32, i8
  %6 = spirv.Not %i : i32
  %7 = spirv.BitCount %i : i32
  %8 = spirv.BitReverse %i : i32
  %9 = spirv.BitFieldInsert %w, %w, %i, %j : vector<4xi32>, i32, i8
  %10 = spirv.BitFieldSExtract %w, %i, %i : vector<4xi32>, i32, i32
  %11 = spirv.BitFieldUExtract %w, %i, %i : vector<4xi32>, i32, i32
  return
}
func.func @atomics(%p: !spirv.ptr<i32, Workgroup>, %i: i32) {
  %0 = spirv.AtomicIDecrement <Device> <None> %p : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicISub <Workgroup> <AcquireRelease> %p, %i : !spirv.ptr<i32, Workgroup>
  %2 = spirv.AtomicOr <Workgroup> <AcquireRelease> %p, %i : !spirv.ptr<i32, Workgroup>
  %3 = spirv.AtomicXor <Workgroup> <AcquireRelease> %p, %i : !spirv.ptr<i32, Workgroup>
  %4 = spirv.AtomicSMin <Workgroup> <AcquireRelease> %p, %i : !spirv.ptr<i32, Workgroup>
  %5 = spirv.AtomicSMax <Workgroup> <AcquireRelease> %p, %i : !spirv.ptr<i32, Workgroup>
  %6 = spirv.AtomicUMin <Workgroup> <AcquireRelease> %p, %i : !spirv.ptr<i32, Workgroup>
  %7 = spirv.AtomicUMax <Workgroup> <AcquireRelease> %p, %i : !spirv.ptr<i32, Workgroup>
  return
}
func.func @comparisons(%f: f32, %v: vector<4xf32>, %i: i32, %w: vector<2xi64>, %b: i1, %c: vector<2xi1>) {
  %0 = spirv.FOrdEqual %f, %f : f32
  %1 = spirv.FOrdNotEqual %v, %v : vector<4xf32>
  %2 = spirv.FOrdGreaterThan %f, %f : f32
  %3 = spirv.FOrdGreaterThanEqual %v, %v : vector<4xf32>
  %4 = spirv.FOrdLessThan %f, %f : f32
  %5 = spirv.FOrdLessThanEqual %v, %v : vector<4xf32>
  %6 = spirv.FUnordEqual %f, %f : f32
  %7 = spirv.FUnordNotEqual %v, %v : vector<4xf32>
  %8 = spirv.FUnordGreaterThan %f, %f : f32
  %9 = spirv.FUnordGreaterThanEqual %v, %v : vector<4xf32>
  %10 = spirv.FUnordLessThan %f, %f : f32
  %11 = spirv.FUnordLessThanEqual %v, %v : vector<4xf32>
  %12 = spirv.IEqual %i, %i : i32
  %13 = spirv.INotEqual %w, %w : vector<2xi64>
  %14 = spirv.SGreaterThan %i, %i : i32
  %15 = spirv.SGreaterThanEqual %w, %w : vector<2xi64>
  %16 = spirv.SLessThan %i, %i : i32
  %17 = spirv.SLessThanEqual %w, %w : vector<2xi64>
  %18 = spirv.UGreaterThan %i, %i : i32
  %19 = spirv.UGreaterThanEqual %w, %w : vector<2xi64>
  %20 = spirv.ULessThan %i, %i : i32
  %21 = spirv.ULessThanEqual %w, %w : vector<2xi64>
  %22 = spirv.IsFinite %f : f32
  %23 = spirv.IsInf %f : f32
  %24 = spirv.IsNan %f : f32
  %25 = spirv.Ordered %v, %v : vector<4xf32>
  %26 = spirv.Unordered %v, %v : vector<4xf32>
  %27 = spirv.LogicalEqual %c, %c : vector<2xi1>
  %28 = spirv.LogicalNotEqual %c, %c : vector<2xi1>
  %29 = spirv.LogicalAnd %c, %c : vector<2xi1>
  %30 = spirv.LogicalOr %c, %c : vector<2xi1>
  %31 = spirv.LogicalNot %b : i1
  return
}
func.func @casts(%f: f32, %i: i32, %w: vector<2xi16>) {
  %0 = spirv.ConvertFToU %f : f32 to i32
  %1 = spirv.ConvertSToF %w : vector<2xi16> to vector<2xf32>
  %2 = spirv.ConvertUToF %w : vector<2xi16> to vector<2xf32>
  %3 = spirv.INTEL.ConvertFToBF16 %f : f32 to i16
  %4 = spirv.INTEL.ConvertBF16ToF %w : vector<2xi16> to vector<2xf32>
  %5 = spirv.INTEL.RoundFToTF32 %f : f32 to f32
  return
}
func.func @cl(%f: f32, %v: vector<4xf16>, %i: i32, %p: !spirv.ptr<i8, UniformConstant>) {
  %0 = spirv.CL.acos %v : vector<4xf16>
  %1 = spirv.CL.acosh %f : f32
  %2 = spirv.CL.asin %v : vector<4xf16>
  %3 = spirv.CL.asinh %f : f32
  %4 = spirv.CL.atan %v : vector<4xf16>
  %5 = spirv.CL.atanh %f : f32
  %6 = spirv.CL.ceil %v : vector<4xf16>
  %7 = spirv.CL.cos %f : f32
  %8 = spirv.CL.cosh %v : vector<4xf16>
  %9 = spirv.CL.erf %f : f32
  %10 = spirv.CL.exp %v : vector<4xf16>
  %11 = spirv.CL.fabs %f : f32
  %12 = spirv.CL.floor %v : vector<4xf16>
  %13 = spirv.CL.log %f : f32
  %14 = spirv.CL.rint %v : vector<4xf16>
  %15 = spirv.CL.round %f : f32
  %16 = spirv.CL.rsqrt %v : vector<4xf16>
  %17 = spirv.CL.sin %f : f32
  %18 = spirv.CL.sinh %v : vector<4xf16>
  %19 = spirv.CL.sqrt %f : f32
  %20 = spirv.CL.tan %v : vector<4xf16>
  %21 = spirv.CL.tanh %f : f32
  %22 = spirv.CL.atan2 %f, %f : f32
  %23 = spirv.CL.fmax %f, %f : f32
  %24 = spirv.CL.fmin %f, %f : f32
  %25 = spirv.CL.pow %f, %f : f32
  %26 = spirv.CL.fma %v, %v, %v : vector<4xf16>
  %27 = spirv.CL.mix %v, %v, %v : vector<4xf16>
  %28 = spirv.CL.s_abs %i : i32
  %29 = spirv.CL.s_max %i, %i : i32
  %30 = spirv.CL.s_min %i, %i : i32
  %31 = spirv.CL.u_max %i, %i : i32
  %32 = spirv.CL.u_min %i, %i : i32
  %33 = spirv.CL.printf %p %f, %i : !spirv.ptr<i8, UniformConstant>, f32, i32 -> i32
  %34 = spirv.CL.printf %p : !spirv.ptr<i8, UniformConstant> -> i32
  return
}
func.func @gl(%f: f32, %v: vector<4xf32>, %d: f64, %i: i32, %w: vector<2xi64>, %h: vector<2xf32>) {
  %0 = spirv.GL.Acos %v : vector<4xf32>
  %1 = spirv.GL.Acosh %f : f32
  %2 = spirv.GL.Asin %v : vector<4xf32>
  %3 = spirv.GL.Asinh %f : f32
  %4 = spirv.GL.Atan %v : vector<4xf32>
  %5 = spirv.GL.Atanh %f : f32
  %6 = spirv.GL.Cos %v : vector<4xf32>
  %7 = spirv.GL.Cosh %f : f32
  %8 = spirv.GL.Exp %v : vector<4xf32>
  %9 = spirv.GL.Exp2 %f : f32
  %10 = spirv.GL.Log %v : vector<4xf32>
  %11 = spirv.GL.Log2 %f : f32
  %12 = spirv.GL.Sin %v : vector<4xf32>
  %13 = spirv.GL.Sinh %f : f32
  %14 = spirv.GL.Tan %v : vector<4xf32>
  %15 = spirv.GL.Tanh %f : f32
  %16 = spirv.GL.Ceil %v : vector<4xf32>
  %17 = spirv.GL.FAbs %d : f64
  %18 = spirv.GL.FSign %v : vector<4xf32>
  %19 = spirv.GL.Floor %d : f64
  %20 = spirv.GL.Fract %v : vector<4xf32>
  %21 = spirv.GL.InverseSqrt %d : f64
  %22 = spirv.GL.Normalize %v : vector<4xf32>
  %23 = spirv.GL.Round %d : f64
  %24 = spirv.GL.RoundEven %v : vector<4xf32>
  %25 = spirv.GL.Sqrt %d : f64
  %26 = spirv.GL.SAbs %w : vector<2xi64>
  %27 = spirv.GL.SSign %w : vector<2xi64>
  %28 = spirv.GL.FindILsb %w : vector<2xi64>
  %29 = spirv.GL.FindSMsb %i : i32
  %30 = spirv.GL.FindUMsb %i : i32
  %31 = spirv.GL.Pow %v, %v : vector<4xf32>
  %32 = spirv.GL.FMax %v, %v : vector<4xf32>
  %33 = spirv.GL.FMin %v, %v : vector<4xf32>
  %34 = spirv.GL.Cross %v, %v : vector<4xf32>
  %35 = spirv.GL.Reflect %v, %v : vector<4xf32>
  %36 = spirv.GL.SMax %w, %w : vector<2xi64>
  %37 = spirv.GL.SMin %w, %w : vector<2xi64>
  %38 = spirv.GL.UMax %w, %w : vector<2xi64>
  %39 = spirv.GL.UMin %w, %w : vector<2xi64>
  %40 = spirv.GL.FMix %f : f32, %f : f32, %f : f32 -> f32
  %41 = spirv.GL.Ldexp %h : vector<2xf32>, %w : vector<2xi64> -> vector<2xf32>
  %42 = spirv.GL.Length %v : vector<4xf32> -> f32
  %43 = spirv.GL.Distance %v, %v : vector<4xf32>, vector<4xf32> -> f32
  %44 = spirv.GL.PackHalf2x16 %h : vector<2xf32> -> i32
  %45 = spirv.GL.UnpackHalf2x16 %i : i32 -> vector<2xf32>
  %46 = spirv.GL.PackSnorm4x8 %v : vector<4xf32> -> i32
  %47 = spirv.GL.UnpackSnorm4x8 %i : i32 -> vector<4xf32>
  return
}
func.func @groups(%f: f32, %v: vector<4xf32>, %i: i32, %w: vector<2xi64>, %b: i1, %x: vector<4xi32>, %p: !spirv.ptr<i32, StorageBuffer>) {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %v : vector<4xf32>
  %1 = spirv.GroupFMax <Workgroup> <Reduce> %v : vector<4xf32>
  %2 = spirv.GroupFMin <Workgroup> <Reduce> %v : vector<4xf32>
  %3 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %v : vector<4xf32>
  %4 = spirv.GroupSMax <Subgroup> <InclusiveScan> %i : i32
  %5 = spirv.GroupSMin <Subgroup> <InclusiveScan> %i : i32
  %6 = spirv.GroupUMax <Subgroup> <InclusiveScan> %i : i32
  %7 = spirv.GroupUMin <Subgroup> <InclusiveScan> %i : i32
  %8 = spirv.KHR.SubgroupBallot %b : vector<4xi32>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
  %9 = spirv.GroupNonUniformElect <Subgroup> : i1
  %10 = spirv.GroupNonUniformAll <Subgroup> %b : i1
  %11 = spirv.GroupNonUniformAny <Subgroup> %b : i1
  %12 = spirv.GroupNonUniformAllEqual <Subgroup> %v : vector<4xf32>, i1
  %13 = spirv.GroupNonUniformBallot <Workgroup> %b : vector<4xi32>
  %14 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %x : vector<4xi32>, i32
  %15 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %x : vector<4xi32>, i32
  %16 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %x : vector<4xi32> -> i32
  %17 = spirv.GroupNonUniformShuffleDown <Subgroup> %f, %i : f32, i32
  %18 = spirv.GroupNonUniformShuffleUp <Subgroup> %f, %i : f32, i32
  %19 = spirv.GroupNonUniformShuffleXor <Subgroup> %f, %i : f32, i32
  %20 = spirv.GroupNonUniformQuadSwap <Subgroup> %w %i : vector<2xi64>, i32
  %21 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %f : f32 -> f32
  %22 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %f : f32 -> f32
  %23 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %f : f32 -> f32
  %24 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %f : f32 -> f32
  %25 = spirv.Constant 4 : i32
  %26 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %27 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %28 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %29 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %30 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %31 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %32 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %33 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %w cluster_size(%25) : vector<2xi64>, i32 -> vector<2xi64>
  %34 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %b : i1 -> i1
  %35 = spirv.GroupNonUniformLogicalOr <Subgroup> <Reduce> %b : i1 -> i1
  %36 = spirv.GroupNonUniformLogicalXor <Subgroup> <Reduce> %b : i1 -> i1
  return
}
func.func @dots(%i: i32, %w: vector<4xi8>) {
  %0 = spirv.SUDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32
  %1 = spirv.SDotAccSat %w, %w, %i : vector<4xi8> -> i32
  %2 = spirv.UDotAccSat %w, %w, %i : vector<4xi8> -> i32
  return
}
func.func @images(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %w: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %c: vector<4xf32>, %i: vector<2xi32>, %f: f32) {
  %0 = spirv.Image %s : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %1 = spirv.ImageSampleProjDrefImplicitLod %s, %c, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> f32
  spirv.ImageWrite %w, %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>
  return
}
func.func @vectors(%v: vector<4xf32>, %f: f32, %i: i32, %b: i1) {
  %0 = spirv.VectorExtractDynamic %v[%i] : vector<4xf32>, i32
  %1 = spirv.VectorInsertDynamic %f, %v[%i] : vector<4xf32>, i32
  spirv.KHR.AssumeTrue %b
  return
}
func.func @pointers(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, CrossWorkgroup>, %i: i32) {
  %0 = spirv.InBoundsPtrAccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, CrossWorkgroup>, i32 -> !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, CrossWorkgroup>
  return
}
spirv.module Logical GLSL450 {
  spirv.func @vertex(%i: i32) -> i32 "None" {
    spirv.EmitVertex
    spirv.EndPrimitive
    spirv.EXT.SetMeshOutputs %i, %i : i32, i32
    %0 = spirv.FunctionCall @vertex(%i) : (i32) -> i32
    spirv.FunctionCall @fragment() : () -> ()
    spirv.ReturnValue %0 : i32
  }
  spirv.func @fragment() "None" {
    spirv.Kill
  ^bb1:
    spirv.Unreachable
  }
}
