// Clamps to a range that comparisons and selections compute, in both orders.

func.func @clamp1_FOrdLessThan(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThan %min, %input : f32
  %mid = spirv.Select %0, %input, %min : i1, f32
  %1 = spirv.FOrdLessThan %mid, %max : f32
  %2 = spirv.Select %1, %mid, %max : i1, f32
  return %2 : f32
}
func.func @clamp2_FOrdLessThan(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThan %max, %input : f32
  %1 = spirv.FOrdLessThan %input, %min : f32
  %2 = spirv.Select %1, %min, %input : i1, f32
  %3 = spirv.Select %0, %max, %2 : i1, f32
  return %3 : f32
}
func.func @clamp1_FOrdLessThanEqual(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThanEqual %min, %input : f32
  %mid = spirv.Select %0, %input, %min : i1, f32
  %1 = spirv.FOrdLessThanEqual %mid, %max : f32
  %2 = spirv.Select %1, %mid, %max : i1, f32
  return %2 : f32
}
func.func @clamp2_FOrdLessThanEqual(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThanEqual %max, %input : f32
  %1 = spirv.FOrdLessThanEqual %input, %min : f32
  %2 = spirv.Select %1, %min, %input : i1, f32
  %3 = spirv.Select %0, %max, %2 : i1, f32
  return %3 : f32
}
func.func @clamp1_SLessThan(%input: si32, %min: si32, %max: si32) -> si32 {
  %0 = spirv.SLessThan %min, %input : si32
  %mid = spirv.Select %0, %input, %min : i1, si32
  %1 = spirv.SLessThan %mid, %max : si32
  %2 = spirv.Select %1, %mid, %max : i1, si32
  return %2 : si32
}
func.func @clamp2_SLessThan(%input: si32, %min: si32, %max: si32) -> si32 {
  %0 = spirv.SLessThan %max, %input : si32
  %1 = spirv.SLessThan %input, %min : si32
  %2 = spirv.Select %1, %min, %input : i1, si32
  %3 = spirv.Select %0, %max, %2 : i1, si32
  return %3 : si32
}
func.func @clamp1_SLessThanEqual(%input: si32, %min: si32, %max: si32) -> si32 {
  %0 = spirv.SLessThanEqual %min, %input : si32
  %mid = spirv.Select %0, %input, %min : i1, si32
  %1 = spirv.SLessThanEqual %mid, %max : si32
  %2 = spirv.Select %1, %mid, %max : i1, si32
  return %2 : si32
}
func.func @clamp2_SLessThanEqual(%input: si32, %min: si32, %max: si32) -> si32 {
  %0 = spirv.SLessThanEqual %max, %input : si32
  %1 = spirv.SLessThanEqual %input, %min : si32
  %2 = spirv.Select %1, %min, %input : i1, si32
  %3 = spirv.Select %0, %max, %2 : i1, si32
  return %3 : si32
}
func.func @clamp1_ULessThan(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThan %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.ULessThan %mid, %max : i32
  %2 = spirv.Select %1, %mid, %max : i1, i32
  return %2 : i32
}
func.func @clamp2_ULessThan(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThan %max, %input : i32
  %1 = spirv.ULessThan %input, %min : i32
  %2 = spirv.Select %1, %min, %input : i1, i32
  %3 = spirv.Select %0, %max, %2 : i1, i32
  return %3 : i32
}
func.func @clamp1_ULessThanEqual(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThanEqual %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.ULessThanEqual %mid, %max : i32
  %2 = spirv.Select %1, %mid, %max : i1, i32
  return %2 : i32
}
func.func @clamp2_ULessThanEqual(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThanEqual %max, %input : i32
  %1 = spirv.ULessThanEqual %input, %min : i32
  %2 = spirv.Select %1, %min, %input : i1, i32
  %3 = spirv.Select %0, %max, %2 : i1, i32
  return %3 : i32
}
