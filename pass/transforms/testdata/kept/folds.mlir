// ARGS: --canonicalize
// The sum has the shape of the offset, so that it is not the base even if the offset is zero.
func.func @f(%base: !ptr.ptr<#ptr.generic_space>) -> tensor<4x!ptr.ptr<#ptr.generic_space>> {
  %zero = arith.constant dense<0> : tensor<4xindex>
  %sum = ptr.ptr_add %base, %zero : !ptr.ptr<#ptr.generic_space>, tensor<4xindex>
  return %sum : tensor<4x!ptr.ptr<#ptr.generic_space>>
}
// The scale that the product uses is not the one that is inserted.
func.func @scale(%t: vector<8xf8E8M0FNU>, %c: vector<4xf32>, %p: vector<32xf4E2M1FN>) -> vector<4xf32> {
  %z = arith.constant dense<1.0> : vector<4xf8E8M0FNU>
  %0 = vector.extract %t[3] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %1 = vector.insert %0, %z [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = amdgpu.scaled_mfma 16x16x128 (%1[1] * %p) * (%1[1] * %p) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %2 : vector<4xf32>
}
// There is no constant of a shape that is not static.
func.func @dynamic() -> tensor<?xi32> {
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tosa.const"() <{values = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = tosa.add %0, %1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<?xi32>
  return %2 : tensor<?xi32>
}
func.func @dynamic_in_arith(%x: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>) {
  %0 = arith.xori %x, %x : tensor<?xi32>
  %1 = arith.cmpi slt, %x, %x : tensor<?xi32>
  return %0, %1 : tensor<?xi32>, tensor<?xi1>
}
// A scalable vector may have more than one element.
func.func @scalable(%v: vector<[1]xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<[1]xf32> into f32
  return %0 : f32
}
// A scalable dimension may exceed the bounds.
func.func @scalable_access(%t: tensor<4xf32>) -> vector<[1]xf32> {
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%c1], %f : tensor<4xf32>, vector<[1]xf32>
  return %0 : vector<[1]xf32>
}
