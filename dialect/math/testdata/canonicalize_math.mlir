// ARGS: --canonicalize --allow-unregistered-dialect

func.func @f(%x: f64, %i: i32) {
 %a = arith.constant dense<1.5> : vector<4xf64>
 %b = arith.constant dense<[1.5, 2.5]> : tensor<2xf64>
 %p = ub.poison : f64
 %0 = math.isfinite %a : vector<4xf64>
 %1 = math.isfinite %b : tensor<2xf64>
 %2 = math.sin %p : f64
 %3 = math.absf %x : f64
 %4 = math.absf %3 : f64
 %5 = math.ceil %x : f64
 %6 = math.ceil %5 : f64
 "test.use"(%0,%1,%2,%4,%6) : (vector<4xi1>, tensor<2xi1>,f64,f64,f64) -> ()
 %c5 = arith.constant -5 : i32
 %c0 = arith.constant 0 : i32
 %c1 = arith.constant 1 : i32
 %cm1 = arith.constant -1 : i32
 %7 = math.ctlz %c5 : i32
 %8 = math.ctlz %c0 : i32
 %9 = math.cttz %c0 : i32
 %10 = math.ctpop %c5 : i32
 %11 = math.absi %c5 : i32
 %12 = math.ipowi %c5, %c5 : i32
 %13 = math.ipowi %i, %c1 : i32
 %14 = math.ipowi %i, %c0 : i32
 %15 = math.ipowi %c1, %i : i32
 %16 = math.ipowi %cm1, %c5 : i32
 %17 = math.ipowi %c0, %c5 : i32
 %18 = math.ipowi %c0, %c0 : i32
 "test.use"(%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18) : (i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32) -> ()
 %one = arith.constant 1.0 : f64
 %zero = arith.constant 0.0 : f64
 %cc = arith.constant 2.0 : f64
 %m3 = arith.constant -3.0 : f64
 %h = arith.constant 0.5 : f64
 %20 = math.powf %x, %one : f64
 %21 = math.powf %x, %zero : f64
 %22 = math.powf %m3, %cc : f64
 %23 = math.powf %m3, %h : f64
 %24 = math.copysign %cc, %m3 : f64
 %25 = math.atan2 %cc, %m3 : f64
 %26 = math.fma %cc, %m3, %h : f64
 %27 = math.fpowi %cc, %c1 : f64, i32
 %28 = math.clampf %cc to [%m3, %h] : f64
 %29, %30 = math.sincos %cc : f64
 "test.use"(%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30) : (f64,f64,f64,f64,f64,f64,f64,f64,f64,f64,f64) -> ()
 return
}
