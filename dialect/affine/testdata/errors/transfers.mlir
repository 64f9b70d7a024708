func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %n, %n : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %n, %n, %n, %n : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %n, %n, : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0] : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %n : memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %n : memref<4xf32>, memref<4xf32>, memref<4xi32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m, %m[0], %m[0], %n : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0] %m[0], %m[0], %n : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[%n * %n], %m[0], %m[0], %n : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[%x], %m[0], %m[0], %n : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %x : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %n, %n, %x : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %m[0], %n {a} : memref<4xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %u[0], %m[0], %m[0], %n : memref<*xf32>, memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %x[0], %m[0], %n : memref<4xf32>, f32, memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_start %m[0], %m[0], %n[0], %n : memref<4xf32>, memref<4xf32>, index return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { scf.for %k = %n to %n step %n { affine.dma_start %m[%k], %m[%k], %m[%k], %n : memref<4xf32>, memref<4xf32>, memref<4xf32> } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { scf.for %k = %n to %n step %n { affine.dma_start %m[0], %m[%k + 1], %m[%k], %n : memref<4xf32>, memref<4xf32>, memref<4xf32> } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { scf.for %k = %n to %n step %n { affine.dma_start %m[0], %m[%n], %m[symbol(%k)], %n : memref<4xf32>, memref<4xf32>, memref<4xf32> } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index, index, index, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_start"(%m, %x, %m, %n, %m, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, f32, memref<4xf32>, index, memref<4xf32>, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_start"(%m, %n, %m, %x, %m, %x, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, f32, memref<4xf32>, f32, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_start"(%m, %n, %m, %n, %m, %x, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, f32, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { %r = "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index, index) -> i32 return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_wait %m[0] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_wait %m[0], %n, %n : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_wait %m[0], %n {a} : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_wait %m[0], %x : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_wait %x[0], %n : f32 return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { affine.dma_wait %u[0], %n : memref<*xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { scf.for %k = %n to %n step %n { affine.dma_wait %m[%k], %n : memref<4xf32> } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_wait"(%u, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<*xf32>, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_wait"(%m, %x, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, f32, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { %r = "affine.dma_wait"(%m, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, index) -> i32 return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %u: memref<*xf32>) { "affine.dma_wait"(%m, %n, %n) <{tag_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, index) -> () return }
