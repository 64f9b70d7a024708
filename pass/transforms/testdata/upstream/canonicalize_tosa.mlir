// ARGS: --canonicalize --split-input-file
// ARGS: --canonicalize=top-down=false --split-input-file

func.func @m1() -> (tensor<1xi8>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi16>) {
  %s0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s30 = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<100> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c = "tosa.const"() <{values = dense<-3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %d = "tosa.const"() <{values = dense<300> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.mul %a, %a, %s0 : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  %2 = tosa.mul %b, %b, %s0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  %3 = tosa.mul %b, %b, %s30 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  %4 = tosa.mul %c, %c, %s1 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  %5 = tosa.mul %c, %b, %s30 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  %6 = tosa.mul %d, %d, %s0 : (tensor<1xi16>, tensor<1xi16>, tensor<1xi8>) -> tensor<1xi16>
  return %0, %2, %2, %3, %4, %5, %6 : tensor<1xi8>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi16>
}
func.func @add() -> (tensor<1x1xi8>, tensor<1x1xi8>, tensor<1xi8>, tensor<1xui8>, tensor<1xi32>, tensor<1xi32>, tensor<2xi8>) {
  %1 = "tosa.const"() <{values = dense<127> : tensor<1x1xi8>}> : () -> tensor<1x1xi8>
  %2 = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %3 = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1xui8>
  %4 = "tosa.const"() <{values = dense<2147483647> : tensor<1xi32>}> : () -> tensor<1xi32>
  %5 = "tosa.const"() <{values = dense<127> : tensor<2xi8>}> : () -> tensor<2xi8>
  %10 = tosa.add %1, %1 : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
  %11 = tosa.sub %1, %1 : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
  %12 = tosa.add %2, %2 : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  %13 = tosa.add %3, %3 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xui8>
  %14 = tosa.add %4, %4 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %15 = tosa.sub %14, %4 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %16 = tosa.add %5, %5 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return %10, %11, %12, %13, %14, %15, %16 : tensor<1x1xi8>, tensor<1x1xi8>, tensor<1xi8>, tensor<1xui8>, tensor<1xi32>, tensor<1xi32>, tensor<2xi8>
}
func.func @select_a(%c: tensor<18xi1>, %x: tensor<18xf32>) -> tensor<18xf32> {
  %0 = tosa.select %c, %x, %x : (tensor<18xi1>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_b(%c: tensor<1xi1>, %x: tensor<18xf32>) -> tensor<18xf32> {
  %0 = tosa.select %c, %x, %x : (tensor<1xi1>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_b2(%c: tensor<18xi1>, %x: tensor<1xf32>) -> tensor<18xf32> {
  %0 = tosa.select %c, %x, %x : (tensor<18xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_c(%x: tensor<18xf32>, %y: tensor<18xf32>) -> tensor<18xf32> {
  %c = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
  %0 = tosa.select %c, %x, %y : (tensor<1xi1>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_c2(%x: tensor<18xf32>, %y: tensor<1xf32>) -> tensor<18xf32> {
  %c = "tosa.const"() <{values = dense<true> : tensor<18xi1>}> : () -> tensor<18xi1>
  %0 = tosa.select %c, %x, %y : (tensor<18xi1>, tensor<18xf32>, tensor<1xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_c3(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
  %0 = tosa.select %c, %x, %y : (tensor<1xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @select_c4(%x: tensor<18xf32>, %y: tensor<18xf32>) -> tensor<18xf32> {
  %c = "tosa.const"() <{values = dense<true> : tensor<18xi1>}> : () -> tensor<18xi1>
  %0 = tosa.select %c, %x, %y : (tensor<18xi1>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_c5(%x: tensor<18xf32>, %y: tensor<1xf32>) -> tensor<18xf32> {
  %c = "tosa.const"() <{values = dense<false> : tensor<18xi1>}> : () -> tensor<18xi1>
  %0 = tosa.select %c, %x, %y : (tensor<18xi1>, tensor<18xf32>, tensor<1xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_c6(%x: tensor<18xf32>, %y: tensor<1xf32>) -> tensor<18xf32> {
  %c = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
  %0 = tosa.select %c, %x, %y : (tensor<1xi1>, tensor<18xf32>, tensor<1xf32>) -> tensor<18xf32>
  return %0 : tensor<18xf32>
}
func.func @select_d(%c: tensor<?xi1>, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.select %c, %x, %x : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @select_e(%c: tensor<1xi1>, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.select %c, %x, %x : (tensor<1xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @select_f(%c: tensor<*xi1>, %x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = tosa.select %c, %x, %x : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func @t() -> (tensor<1xf16>,tensor<1xf32>, tensor<1xbf16>, tensor<1xf8E5M2>, tensor<1xf8E4M3>) {
  %0 = "tosa.const"() <{values = dense<0xFF> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
  %1 = tosa.cast %0 : (tensor<1xf8E4M3FN>) -> tensor<1xf16>
  %2 = tosa.cast %0 : (tensor<1xf8E4M3FN>) -> tensor<1xf32>
  %3 = tosa.cast %0 : (tensor<1xf8E4M3FN>) -> tensor<1xbf16>
  %4 = tosa.cast %0 : (tensor<1xf8E4M3FN>) -> tensor<1xf8E5M2>
  %5 = "tosa.cast"(%0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3>
  return %1, %2, %3, %4, %5 : tensor<1xf16>,tensor<1xf32>, tensor<1xbf16>, tensor<1xf8E5M2>, tensor<1xf8E4M3>
}
