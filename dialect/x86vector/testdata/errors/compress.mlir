func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<0.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}
// -----
func.func @f(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<16xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %s : vector<16xf32>, vector<16xi32>
  return
}
// -----
func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<0> : vector<16xi32>} : vector<16xf32>
  return
}
// -----
func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<0.0> : tensor<16xf32>} : vector<16xf32>
  return
}
// -----
func.func @f(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = 0.0 : f32} : vector<16xf32>
  return
}
// -----
func.func @f(%s: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s : vector<8xf32> -> vector<16xbf16>
  return
}
