// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=vector-contract-lowering=outerproduct
// ARGS: --convert-vector-to-llvm=vector-contract-lowering=parallelarith
// ARGS: --convert-vector-to-llvm=vector-contract-lowering=llvmintr
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo
func.func @c0(%x: vector<3x3xbf16>, %y: vector<3x2xbf16>, %z: vector<3x2xbf16>) -> vector<3x2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d2,d0)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<3x3xbf16>, vector<3x2xbf16> into vector<3x2xbf16>
  return %0 : vector<3x2xbf16>
}
func.func @c1(%x: vector<1x1xi32>, %y: vector<3x1xi32>, %z: vector<3x1xi32>) -> vector<3x1xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d2,d0)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x1xi32>, vector<3x1xi32> into vector<3x1xi32>
  return %0 : vector<3x1xi32>
}
func.func @c2(%x: vector<1x2xf32>, %y: vector<3x2xf32>, %z: vector<3x1xf32>) -> vector<3x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x2xf32>, vector<3x2xf32> into vector<3x1xf32>
  return %0 : vector<3x1xf32>
}
func.func @c3(%x: vector<1x2xf32>, %y: vector<1xf32>, %z: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<1x2xf32>, vector<1xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @c4(%x: vector<1x3xf32>, %y: vector<2x1x3xf32>, %z: vector<2x3xf32>, %m: vector<2x1x3xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d2)>], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<1x3xf32>, vector<2x1x3xf32> into vector<2x3xf32> } : vector<2x1x3xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @c5(%x: vector<2xbf16>, %y: vector<2x3xbf16>, %z: vector<3xbf16>) -> vector<3xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<2xbf16>, vector<2x3xbf16> into vector<3xbf16>
  return %0 : vector<3xbf16>
}
func.func @c6(%x: vector<2x3x2xf32>, %y: vector<3xf32>, %z: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> vector<2x2xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2,d1)>, affine_map<(d0,d1,d2) -> (d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<2x3x2xf32>, vector<3xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @c7(%x: vector<2xf16>, %y: vector<2xf16>, %z: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2xf16>, vector<2xf16> into f32
  return %0 : f32
}
func.func @c8(%x: vector<3xf32>, %y: vector<3x1xf32>, %z: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<3xf32>, vector<3x1xf32> into vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @c9(%x: vector<2x2xbf16>, %y: vector<2x2xbf16>, %z: vector<2xbf16>) -> vector<2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<2x2xbf16>, vector<2x2xbf16> into vector<2xbf16>
  return %0 : vector<2xbf16>
}
func.func @c10(%x: vector<2x1xf32>, %y: vector<1x1xf32>, %z: vector<2x1xf32>) -> vector<2x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x1xf32>, vector<1x1xf32> into vector<2x1xf32>
  return %0 : vector<2x1xf32>
}
func.func @c11(%x: vector<2x3xbf16>, %y: vector<3x2xbf16>, %z: vector<2xbf16>) -> vector<2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3xbf16>, vector<3x2xbf16> into vector<2xbf16>
  return %0 : vector<2xbf16>
}
func.func @c12(%x: vector<2xf32>, %y: vector<1x2xf32>, %z: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minimumf>} %x, %y, %z : vector<2xf32>, vector<1x2xf32> into vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @c13(%x: vector<1x2xi8>, %y: vector<2x1xi8>, %z: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d2,d0)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %x, %y, %z : vector<1x2xi8>, vector<2x1xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @c14(%x: vector<3xbf16>, %y: vector<2x3x2x1xbf16>, %z: vector<2x2x1xbf16>, %m: vector<2x3x2x1xi1>) -> vector<2x2x1xbf16> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d1)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d2,d3)>], iterator_types = ["parallel", "reduction", "parallel", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<3xbf16>, vector<2x3x2x1xbf16> into vector<2x2x1xbf16> } : vector<2x3x2x1xi1> -> vector<2x2x1xbf16>
  return %0 : vector<2x2x1xbf16>
}
func.func @c15(%x: vector<2x3x2x1xf32>, %y: vector<2xf32>, %z: vector<1x2x3xf32>) -> vector<1x2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d3,d2,d1,d0)>, affine_map<(d0,d1,d2,d3) -> (d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3x2x1xf32>, vector<2xf32> into vector<1x2x3xf32>
  return %0 : vector<1x2x3xf32>
}
func.func @c16(%x: vector<1xf32>, %y: vector<1xf32>, %z: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %x, %y, %z : vector<1xf32>, vector<1xf32> into f32
  return %0 : f32
}
func.func @c17(%x: vector<2x3x3xi8>, %y: vector<2x3x3xi8>, %z: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3x3xi8>, vector<2x3x3xi8> into vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @c18(%x: vector<1x3xf32>, %y: vector<3x1xf32>, %z: vector<3xf32>, %m: vector<3x1xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x3xf32>, vector<3x1xf32> into vector<3xf32> } : vector<3x1xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @c19(%x: vector<2xf16>, %y: vector<2x1xf16>, %z: vector<1xf32>, %m: vector<2x1xi1>) -> vector<1xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<2xf16>, vector<2x1xf16> into vector<1xf32> } : vector<2x1xi1> -> vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @c20(%x: vector<1x1xi8>, %y: vector<1xi8>, %z: vector<1xi32>) -> vector<1xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x1xi8>, vector<1xi8> into vector<1xi32>
  return %0 : vector<1xi32>
}
func.func @c21(%x: vector<3x3xbf16>, %y: vector<3x2xbf16>, %z: vector<2x3xbf16>) -> vector<2x3xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minimumf>} %x, %y, %z : vector<3x3xbf16>, vector<3x2xbf16> into vector<2x3xbf16>
  return %0 : vector<2x3xbf16>
}
func.func @c22(%x: vector<1x1xbf16>, %y: vector<1x1xbf16>, %z: bf16) -> bf16 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x1xbf16>, vector<1x1xbf16> into bf16
  return %0 : bf16
}
func.func @c23(%x: vector<1x1x2xi8>, %y: vector<2xi8>, %z: vector<1x1xi32>) -> vector<1x1xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x1x2xi8>, vector<2xi8> into vector<1x1xi32>
  return %0 : vector<1x1xi32>
}
func.func @c24(%x: vector<1xf32>, %y: vector<1x2x2xf32>, %z: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<minimumf>} %x, %y, %z : vector<1xf32>, vector<1x2x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @c25(%x: vector<1x2xbf16>, %y: vector<1x2xbf16>, %z: vector<1xbf16>) -> vector<1xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x2xbf16>, vector<1x2xbf16> into vector<1xbf16>
  return %0 : vector<1xbf16>
}
func.func @c26(%x: vector<1x3x2xf32>, %y: vector<1x2xf32>, %z: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1,d0,d2)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x3x2xf32>, vector<1x2xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @c27(%x: vector<3x1xf32>, %y: vector<3x1xf32>, %z: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<3x1xf32>, vector<3x1xf32> into f32
  return %0 : f32
}
func.func @c28(%x: vector<3x3xbf16>, %y: vector<3xbf16>, %z: vector<3xbf16>, %m: vector<3x3xi1>) -> vector<3xbf16> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<3x3xbf16>, vector<3xbf16> into vector<3xbf16> } : vector<3x3xi1> -> vector<3xbf16>
  return %0 : vector<3xbf16>
}
func.func @c29(%x: vector<1xbf16>, %y: vector<1x1xbf16>, %z: vector<1xbf16>, %m: vector<1x1xi1>) -> vector<1xbf16> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<1xbf16>, vector<1x1xbf16> into vector<1xbf16> } : vector<1x1xi1> -> vector<1xbf16>
  return %0 : vector<1xbf16>
}
func.func @c30(%x: vector<1x2x1xbf16>, %y: vector<1x1x1xbf16>, %z: vector<2x1x1xbf16>) -> vector<2x1x1xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d3,d0,d1)>, affine_map<(d0,d1,d2,d3) -> (d1,d2,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d2,d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %x, %y, %z : vector<1x2x1xbf16>, vector<1x1x1xbf16> into vector<2x1x1xbf16>
  return %0 : vector<2x1x1xbf16>
}
func.func @c31(%x: vector<3x2xbf16>, %y: vector<3x2xbf16>, %z: vector<3xbf16>, %m: vector<3x2xi1>) -> vector<3xbf16> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<3x2xbf16>, vector<3x2xbf16> into vector<3xbf16> } : vector<3x2xi1> -> vector<3xbf16>
  return %0 : vector<3xbf16>
}
func.func @c32(%x: vector<2x1x2xi32>, %y: vector<2x1xi32>, %z: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1,d2,d0)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x1x2xi32>, vector<2x1xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @c33(%x: vector<3x2xi32>, %y: vector<2x2x3xi32>, %z: vector<2x2x2xi32>) -> vector<2x2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d2,d3)>, affine_map<(d0,d1,d2,d3) -> (d1,d0,d2)>, affine_map<(d0,d1,d2,d3) -> (d3,d0,d1)>], iterator_types = ["parallel", "parallel", "reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<3x2xi32>, vector<2x2x3xi32> into vector<2x2x2xi32>
  return %0 : vector<2x2x2xi32>
}
func.func @c34(%x: vector<1x1x2xi32>, %y: vector<1x1x2xi32>, %z: i32) -> i32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1,d0,d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> ()>], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x1x2xi32>, vector<1x1x2xi32> into i32
  return %0 : i32
}
func.func @c35(%x: vector<3x1x2xf32>, %y: vector<1x1x3xf32>, %z: vector<2x1x1xf32>) -> vector<2x1x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d3,d1,d0)>, affine_map<(d0,d1,d2,d3) -> (d1,d2,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<3x1x2xf32>, vector<1x1x3xf32> into vector<2x1x1xf32>
  return %0 : vector<2x1x1xf32>
}
func.func @c36(%x: vector<2x3x3xf32>, %y: vector<2x3xf32>, %z: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d1)>], iterator_types = ["reduction", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3x3xf32>, vector<2x3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @c37(%x: vector<2x2xf32>, %y: vector<2x3xf32>, %z: vector<2x3xf32>, %m: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32> } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @c38(%x: vector<3xi8>, %y: vector<2x3x1xi8>, %z: vector<2x1xi32>) -> vector<2x1xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d2)>, affine_map<(d0,d1,d2) -> (d0,d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<3xi8>, vector<2x3x1xi8> into vector<2x1xi32>
  return %0 : vector<2x1xi32>
}
func.func @c39(%x: vector<3x3xf32>, %y: vector<3x3xf32>, %z: vector<3x3xf32>) -> vector<3x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %x, %y, %z : vector<3x3xf32>, vector<3x3xf32> into vector<3x3xf32>
  return %0 : vector<3x3xf32>
}
func.func @c40(%x: vector<2x1xbf16>, %y: vector<3x2xbf16>, %z: vector<1x3xbf16>) -> vector<1x3xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d2,d0)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x1xbf16>, vector<3x2xbf16> into vector<1x3xbf16>
  return %0 : vector<1x3xbf16>
}
func.func @c41(%x: vector<2xf16>, %y: vector<2xf16>, %z: f32, %m: vector<2xi1>) -> f32 {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2xf16>, vector<2xf16> into f32 } : vector<2xi1> -> f32
  return %0 : f32
}
func.func @c42(%x: vector<3xf32>, %y: vector<1x3xf32>, %z: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<3xf32>, vector<1x3xf32> into vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @c43(%x: vector<1x3xi8>, %y: vector<1xi8>, %z: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<1x3xi8>, vector<1xi8> into vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @c44(%x: vector<2x2xbf16>, %y: vector<2x2xbf16>, %z: vector<2x2xbf16>) -> vector<2x2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x2xbf16>, vector<2x2xbf16> into vector<2x2xbf16>
  return %0 : vector<2x2xbf16>
}
func.func @c45(%x: vector<2x1x2xi32>, %y: vector<2x1x2xi32>, %z: i32) -> i32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> ()>], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<maxsi>} %x, %y, %z : vector<2x1x2xi32>, vector<2x1x2xi32> into i32
  return %0 : i32
}
func.func @c46(%x: vector<2x1xf32>, %y: vector<1xf32>, %z: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<minimumf>} %x, %y, %z : vector<2x1xf32>, vector<1xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @c47(%x: vector<1x1x2x2xf32>, %y: vector<1x1xf32>, %z: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d2,d0,d3,d1)>, affine_map<(d0,d1,d2,d3) -> (d2,d0)>, affine_map<(d0,d1,d2,d3) -> (d1,d3)>], iterator_types = ["reduction", "parallel", "reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<1x1x2x2xf32>, vector<1x1xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @c48(%x: vector<3xf32>, %y: vector<1x2xf32>, %z: vector<3x1x2xf32>) -> vector<3x1x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0)>, affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<3xf32>, vector<1x2xf32> into vector<3x1x2xf32>
  return %0 : vector<3x1x2xf32>
}
func.func @c49(%x: vector<3x3x1xf32>, %y: vector<1xf32>, %z: vector<3x3xf32>) -> vector<3x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d2)>, affine_map<(d0,d1,d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<3x3x1xf32>, vector<1xf32> into vector<3x3xf32>
  return %0 : vector<3x3xf32>
}
func.func @c50(%x: vector<1x1x3x3xf32>, %y: vector<1x3xf32>, %z: vector<3x1xf32>) -> vector<3x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d0,d1,d2,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d2)>, affine_map<(d0,d1,d2,d3) -> (d3,d1)>], iterator_types = ["reduction", "parallel", "reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<1x1x3x3xf32>, vector<1x3xf32> into vector<3x1xf32>
  return %0 : vector<3x1xf32>
}
func.func @c51(%x: vector<1x3xf32>, %y: vector<3x1xf32>, %z: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<1x3xf32>, vector<3x1xf32> into f32
  return %0 : f32
}
func.func @c52(%x: vector<1x3x3xi8>, %y: vector<1x3x3xi8>, %z: i32) -> i32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> ()>], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x3x3xi8>, vector<1x3x3xi8> into i32
  return %0 : i32
}
func.func @c53(%x: vector<2x1xf16>, %y: vector<1x2xf16>, %z: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x1xf16>, vector<1x2xf16> into f32
  return %0 : f32
}
func.func @c54(%x: vector<1x3x3x2xbf16>, %y: vector<3x2x3x1xbf16>, %z: bf16) -> bf16 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d2,d0,d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d3,d1,d2)>, affine_map<(d0,d1,d2,d3) -> ()>], iterator_types = ["reduction", "reduction", "reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x3x3x2xbf16>, vector<3x2x3x1xbf16> into bf16
  return %0 : bf16
}
func.func @c55(%x: vector<2xi8>, %y: vector<1x2x3xi8>, %z: vector<1x3xi32>, %m: vector<1x3x2xi1>) -> vector<1x3xi32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d2)>, affine_map<(d0,d1,d2) -> (d0,d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>} %x, %y, %z : vector<2xi8>, vector<1x2x3xi8> into vector<1x3xi32> } : vector<1x3x2xi1> -> vector<1x3xi32>
  return %0 : vector<1x3xi32>
}
func.func @c56(%x: vector<2x1xbf16>, %y: vector<1xbf16>, %z: vector<2xbf16>) -> vector<2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<2x1xbf16>, vector<1xbf16> into vector<2xbf16>
  return %0 : vector<2xbf16>
}
func.func @c57(%x: vector<2xi32>, %y: vector<2x2x2xi32>, %z: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1)>, affine_map<(d0,d1,d2) -> (d2,d0,d1)>, affine_map<(d0,d1,d2) -> (d2,d0)>], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<and>} %x, %y, %z : vector<2xi32>, vector<2x2x2xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @c58(%x: vector<2x3xi32>, %y: vector<2x3x3xi32>, %z: vector<3x2xi32>) -> vector<3x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3xi32>, vector<2x3x3xi32> into vector<3x2xi32>
  return %0 : vector<3x2xi32>
}
func.func @c59(%x: vector<3x2xbf16>, %y: vector<2x3xbf16>, %z: vector<3x3xbf16>) -> vector<3x3xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<3x2xbf16>, vector<2x3xbf16> into vector<3x3xbf16>
  return %0 : vector<3x3xbf16>
}
func.func @c60(%x: vector<3x2x2x1xf32>, %y: vector<3x2xf32>, %z: vector<1x2xf32>) -> vector<1x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d0,d2,d1,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d1)>, affine_map<(d0,d1,d2,d3) -> (d3,d2)>], iterator_types = ["reduction", "reduction", "parallel", "parallel"], kind = #vector.kind<maxnumf>} %x, %y, %z : vector<3x2x2x1xf32>, vector<3x2xf32> into vector<1x2xf32>
  return %0 : vector<1x2xf32>
}
func.func @c61(%x: vector<3xi32>, %y: vector<2x3x3xi32>, %z: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d2)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<3xi32>, vector<2x3x3xi32> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
func.func @c62(%x: vector<1x2xf16>, %y: vector<1x2xf16>, %z: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<1x2xf16>, vector<1x2xf16> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @c63(%x: vector<3x1xf16>, %y: vector<3xf16>, %z: vector<1xf32>, %m: vector<3x1xi1>) -> vector<1xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>, affine_map<(d0,d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<3x1xf16>, vector<3xf16> into vector<1xf32> } : vector<3x1xi1> -> vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @c64(%x: vector<2x1x3x1xbf16>, %y: vector<2x1x3x1xbf16>, %z: vector<2xbf16>) -> vector<2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d0,d3,d1,d2)>, affine_map<(d0,d1,d2,d3) -> (d0,d3,d1,d2)>, affine_map<(d0,d1,d2,d3) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x1x3x1xbf16>, vector<2x1x3x1xbf16> into vector<2xbf16>
  return %0 : vector<2xbf16>
}
func.func @c65(%x: vector<1x2xi32>, %y: vector<1x2xi32>, %z: i32) -> i32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<mul>} %x, %y, %z : vector<1x2xi32>, vector<1x2xi32> into i32
  return %0 : i32
}
func.func @c66(%x: vector<1x2xf32>, %y: vector<1x2x1xf32>, %z: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<1x2xf32>, vector<1x2x1xf32> into vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @c67(%x: vector<1x2xf16>, %y: vector<2xf16>, %z: vector<1xf32>, %m: vector<1x2xi1>) -> vector<1xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<1x2xf16>, vector<2xf16> into vector<1xf32> } : vector<1x2xi1> -> vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @c68(%x: vector<2x2xbf16>, %y: vector<2x2xbf16>, %z: vector<2xbf16>) -> vector<2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x2xbf16>, vector<2x2xbf16> into vector<2xbf16>
  return %0 : vector<2xbf16>
}
func.func @c69(%x: vector<2x3x2xi8>, %y: vector<3x2x2xi8>, %z: vector<2x2x2xi32>) -> vector<2x2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2,d3) -> (d1,d0,d3)>, affine_map<(d0,d1,d2,d3) -> (d0,d1,d2)>, affine_map<(d0,d1,d2,d3) -> (d1,d2,d3)>], iterator_types = ["reduction", "parallel", "parallel", "parallel"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3x2xi8>, vector<3x2x2xi8> into vector<2x2x2xi32>
  return %0 : vector<2x2x2xi32>
}
