// ARGS: --canonicalize
// ARGS: --canonicalize=top-down=false

// Two casts of bits are one, whatever the types are.
func.func @three_casts(%x: i16) -> i16 {
  %0 = arith.bitcast %x : i16 to f16
  %1 = arith.bitcast %0 : f16 to bf16
  %2 = arith.bitcast %1 : bf16 to i16
  return %2 : i16
}
func.func @casts_to_another_type(%x: i16, %v: vector<2xi16>) -> (bf16, vector<2xf16>) {
  %0 = arith.bitcast %x : i16 to f16
  %1 = arith.bitcast %0 : f16 to bf16
  %2 = arith.bitcast %v : vector<2xi16> to vector<2xbf16>
  %3 = arith.bitcast %2 : vector<2xbf16> to vector<2xi16>
  %4 = arith.bitcast %3 : vector<2xi16> to vector<2xf16>
  return %1, %4 : bf16, vector<2xf16>
}

// The upper half of a product stays as it is.
func.func @upper_half(%x: i32, %y: i32) -> (i32, i32) {
  %c32 = arith.constant 32 : i64
  %0 = arith.extsi %x : i32 to i64
  %1 = arith.extsi %y : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrui %2, %c32 : i64
  %4 = arith.trunci %3 : i64 to i32
  %5 = arith.extui %x : i32 to i64
  %6 = arith.extui %y : i32 to i64
  %7 = arith.muli %5, %6 : i64
  %8 = arith.shrui %7, %c32 : i64
  %9 = arith.trunci %8 : i64 to i32
  return %4, %9 : i32, i32
}

// Which NaN is the result, and whether it is quiet.
func.func @nans() -> (f32, f32, f32, f32, f32, vector<2xf32>, vector<2xf32>) {
  %quiet = arith.constant 0x7FC00002 : f32
  %signaling = arith.constant 0x7F800001 : f32
  %one = arith.constant 1.0 : f32
  %v = arith.constant dense<[1.0, 0x7FC00000]> : vector<2xf32>
  %w = arith.constant dense<[-1.0, 0xFFC00000]> : vector<2xf32>
  %0 = arith.minnumf %signaling, %one : f32
  %1 = arith.maxnumf %one, %signaling : f32
  %2 = arith.maxnumf %quiet, %one : f32
  %3 = arith.minimumf %signaling, %quiet : f32
  %4 = arith.maximumf %quiet, %signaling : f32
  %5 = arith.minnumf %w, %v : vector<2xf32>
  %6 = arith.maxnumf %w, %v : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, vector<2xf32>, vector<2xf32>
}
