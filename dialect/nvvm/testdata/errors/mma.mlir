func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>) -> f32
}
// -----
func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sync A[%i, %i] B[%a, %a] C[%c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i32, vector<2xf16>, f32) -> f32
}
// -----
func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sync B[%i, %i] B[%a, %a] C[%c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i32, vector<2xf16>, f32) -> f32
}
// -----
func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%a, %a] sparseMetadata[%i] selector[%i] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sp.sync A[%i, %a] B[%a, %a] C[%a, %a] sparseMetadata[%i] selector[%i] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, vector<2xf16>, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sp.sync A[%i] B[%i] C[%a, %a] sparseMetadata[%i] selector[%i] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%a, %a] selector[%i] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %m: i16) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%a, %a] sparseMetadata[%m] selector[%i] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @f(%a: i32, %c: f32, %i: i16) {
  %1 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %i] scaleB[%a, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
}
// -----
func.func @f(%a: i32, %c: f32, %i: i16) {
  %1 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %i, %i] scaleB[%a, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
}
// -----
func.func @f(%a: i32, %c: f32, %i: i16) {
  %1 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %i, %i] scaleB[%a, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
}
