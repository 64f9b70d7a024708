// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=reassociate-fp-reductions
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo
func.func @red_r1(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r2(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <add>, %v : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r3(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r4(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r5(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r6(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <add>, %v, %a : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r7(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r8(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <add>, %v, %a : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r9(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <mul>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r10(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <mul>, %v : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r11(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r12(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r13(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <mul>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r14(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <mul>, %v, %a : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r15(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r16(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <mul>, %v, %a : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r17(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r18(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <minnumf>, %v : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r19(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r20(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r21(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <minnumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r22(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <minnumf>, %v, %a : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r23(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r24(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v, %a : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r25(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r26(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <maxnumf>, %v : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r27(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r28(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r29(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r30(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <maxnumf>, %v, %a : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r31(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r32(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v, %a : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r33(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <minimumf>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r34(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <minimumf>, %v : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r35(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r36(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r37(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r38(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <minimumf>, %v, %a : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r39(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r40(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v, %a : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r41(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r42(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <maximumf>, %v : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r43(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r44(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r45(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.reduction <maximumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32
  return %0 : f32
}
func.func @red_r46(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.reduction <maximumf>, %v, %a : vector<[4]xf64> into f64
  return %0 : f64
}
func.func @red_r47(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @red_r48(%v: vector<[4]xf64>, %a: f64, %k: vector<[4]xi1>) -> f64 {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v, %a : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  return %0 : f64
}
func.func @red_r49(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r50(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <add>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r51(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r52(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r53(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r54(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <add>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r55(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <add>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r56(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <add>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r57(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <mul>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r58(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <mul>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r59(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r60(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r61(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <mul>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r62(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <mul>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r63(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r64(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <mul>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r65(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <minui>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r66(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <minui>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r67(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r68(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <minui>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r69(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r70(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <minui>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r71(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r72(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <minui>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r73(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <minsi>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r74(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <minsi>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r75(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r76(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <minsi>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r77(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r78(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <minsi>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r79(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r80(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <minsi>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r81(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r82(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <maxui>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r83(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r84(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <maxui>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r85(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r86(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <maxui>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r87(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r88(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <maxui>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r89(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r90(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <maxsi>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r91(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r92(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <maxsi>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r93(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r94(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <maxsi>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r95(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r96(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <maxsi>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r97(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <and>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r98(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <and>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r99(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r100(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <and>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r101(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <and>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r102(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <and>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r103(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <and>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r104(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <and>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r105(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <or>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r106(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <or>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r107(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <or>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r108(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <or>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r109(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <or>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r110(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <or>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r111(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <or>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r112(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <or>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r113(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <xor>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r114(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <xor>, %v : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r115(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <xor>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r116(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <xor>, %v : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_r117(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @red_r118(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.reduction <xor>, %v, %a : vector<[4]xi8> into i8
  return %0 : i8
}
func.func @red_r119(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <xor>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @red_r120(%v: vector<[4]xi8>, %a: i8, %k: vector<[4]xi1>) -> i8 {
  %0 = vector.mask %k { vector.reduction <xor>, %v, %a : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0 : i8
}
func.func @red_rx(%v: vector<4xindex>, %a: index, %k: vector<4xi1>) -> index {
  %0 = vector.reduction <add>, %v, %a : vector<4xindex> into index
  return %0 : index
}
