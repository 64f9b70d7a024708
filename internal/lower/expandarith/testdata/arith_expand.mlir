// ARGS: --arith-expand --split-input-file
// ARGS: --arith-expand=include-bf16=true --split-input-file
// ARGS: --arith-expand=include-f8e8m0=true --split-input-file
// ARGS: --arith-expand=include-f4e2m1=true --split-input-file
// ARGS: --arith-expand=include-f4e2m1=true --arith-expand=include-f8e8m0=true --arith-expand=include-bf16=true --split-input-file
// ARGS: --arith-expand=bad
// ARGS: --arith-expand=include-bf16=3
func.func @divisions(%a: i32, %b: i32, %i: index, %j: index, %v: vector<[2]xi8>, %t: tensor<4xi16>, %o: i1, %p: i1) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.ceildivsi %i, %j : index
  %4 = arith.floordivsi %v, %v : vector<[2]xi8>
  %5 = arith.ceildivui %v, %v : vector<[2]xi8>
  %6 = arith.ceildivsi %t, %t : tensor<4xi16>
  %7 = arith.ceildivsi %o, %p : i1
  %8 = arith.floordivsi %o, %p : i1
  %9 = arith.maxsi %a, %b : i32
  return
}
func.func @extrema(%a: f32, %b: f32, %v: vector<4xf16>, %w: vector<4xf16>, %t: tensor<?xf32>, %u: tensor<?xf32>) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b fastmath<fast> : f32
  %2 = arith.maxnumf %v, %w : vector<4xf16>
  %3 = arith.minnumf %v, %w : vector<4xf16>
  %4 = arith.minnumf %t, %u : tensor<?xf32>
  return
}
func.func @bf16(%f: f32, %b: bf16, %d: f64, %v: vector<2xf32>, %w: vector<2xbf16>) {
  %0 = arith.truncf %f : f32 to bf16
  %1 = arith.extf %b fastmath<fast> : bf16 to f32
  %2 = arith.truncf %d : f64 to bf16
  %3 = arith.extf %b : bf16 to f64
  %4 = arith.truncf %v : vector<2xf32> to vector<2xbf16>
  %5 = arith.extf %w : vector<2xbf16> to vector<2xf32>
  return
}
func.func @f8(%f: f32, %b: bf16, %h: f16, %d: f64, %e: f8E8M0FNU, %v: vector<2xf8E8M0FNU>) {
  %0 = arith.truncf %f : f32 to f8E8M0FNU
  %1 = arith.truncf %b : bf16 to f8E8M0FNU
  %2 = arith.truncf %h fastmath<nnan> : f16 to f8E8M0FNU
  %3 = arith.truncf %d : f64 to f8E8M0FNU
  %4 = arith.extf %e : f8E8M0FNU to f32
  %5 = arith.extf %e fastmath<nnan> : f8E8M0FNU to f16
  %6 = arith.extf %e : f8E8M0FNU to f64
  %7 = arith.extf %v : vector<2xf8E8M0FNU> to vector<2xbf16>
  return
}
func.func @f4(%f: f32, %b: bf16, %h: f16, %e: f4E2M1FN, %v: vector<2xf4E2M1FN>, %w: vector<2xf16>) {
  %0 = arith.truncf %f : f32 to f4E2M1FN
  %1 = arith.truncf %b upward fastmath<fast> : bf16 to f4E2M1FN
  %2 = arith.truncf %h : f16 to f4E2M1FN
  %3 = arith.extf %e fastmath<fast> : f4E2M1FN to f32
  %4 = arith.extf %e : f4E2M1FN to f16
  %5 = arith.extf %v : vector<2xf4E2M1FN> to vector<2xbf16>
  %6 = arith.truncf %w : vector<2xf16> to vector<2xf4E2M1FN>
  return
}
func.func @scaling(%f: f32, %d: f64, %h: f16, %s: f8E8M0FNU, %e: f4E2M1FN, %v: vector<2xf4E2M1FN>, %w: vector<2xf32>) {
  %0 = arith.scaling_extf %e, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %e, %h fastmath<nnan> : f4E2M1FN, f16 to bf16
  %2 = arith.scaling_extf %v, %w : vector<2xf4E2M1FN>, vector<2xf32> to vector<2xf32>
  %3 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f4E2M1FN
  %4 = arith.scaling_truncf %f, %d upward fastmath<fast> : f32, f64 to f4E2M1FN
  %5 = arith.scaling_truncf %h, %f : f16, f32 to f8E5M2
  return
}

// -----

func.func @rounding(%f: f32) {
  %0 = arith.truncf %f downward : f32 to bf16
  return
}

// -----

func.func @rounding(%f: f32) {
  %0 = arith.truncf %f upward : f32 to f8E8M0FNU
  return
}

// -----

func.func @wide(%f: f64) {
  %0 = arith.truncf %f : f64 to f4E2M1FN
  return
}

// -----

func.func @wide(%f: f4E2M1FN) {
  %0 = arith.extf %f : f4E2M1FN to f64
  return
}

// -----

func.func @scale(%f: f32, %s: f8E5M2) {
  %0 = arith.scaling_truncf %f, %s : f32, f8E5M2 to f4E2M1FN
  return
}
func.func @scaling_with_attributes(%v: vector<2xf32>, %s: vector<2xf8E8M0FNU>) -> vector<2xf8E5M2> {
  %0 = arith.scaling_truncf %v, %s upward {foo = 1 : i32} : vector<2xf32>, vector<2xf8E8M0FNU> to vector<2xf8E5M2>
  return %0 : vector<2xf8E5M2>
}
