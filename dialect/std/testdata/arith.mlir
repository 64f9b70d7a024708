// All operations of arith.

func.func @constants() {
  %0 = arith.constant 0 : i32
  %1 = arith.constant {test.odd} -7 : i8
  %2 = arith.constant 12 : index
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1.5 : f32
  %6 = arith.constant 0x7FC00000 : f32
  %7 = arith.constant dense<[1, 2, 3]> : vector<3xi16>
  %8 = arith.constant dense<0.0> : tensor<2x5xf64>
  %9 = arith.constant dense<["a", "b"]> : tensor<2x!other.string>
  return
}

func.func @integers(%a: i32, %b: i32, %v: vector<4xi8>, %t: tensor<?x3xi64>, %i: index) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  %2 = arith.addi %v, %v overflow<nsw, nuw> {test.a = 1 : i32} : vector<4xi8>
  %sum, %over = arith.addui_extended %a, %b : i32, i1
  %sums, %overs = arith.addui_extended %v, %v : vector<4xi8>, vector<4xi1>
  %3 = arith.subi %t, %t : tensor<?x3xi64>
  %4 = arith.subi %i, %i overflow<nuw> : index
  %5 = arith.muli %a, %b : i32
  %low, %high = arith.mulsi_extended %a, %b : i32
  %low2, %high2 = arith.mului_extended %v, %v : vector<4xi8>
  %6 = arith.divui %a, %b : i32
  %7 = arith.divsi %a, %b exact : i32
  %8 = arith.ceildivui %a, %b : i32
  %9 = arith.ceildivsi %i, %i : index
  %10 = arith.floordivsi %a, %b : i32
  %11 = arith.remui %a, %b : i32
  %12 = arith.remsi %t, %t : tensor<?x3xi64>
  %13 = arith.andi %a, %b : i32
  %14 = arith.ori %a, %b : i32
  %15 = arith.xori %v, %v : vector<4xi8>
  %16 = arith.shli %a, %b overflow<nuw> : i32
  %17 = arith.shrui %a, %b exact : i32
  %18 = arith.shrsi %a, %b : i32
  %19 = arith.maxsi %a, %b : i32
  %20 = arith.maxui %a, %b : i32
  %21 = arith.minsi %a, %b : i32
  %22 = arith.minui %i, %i : index
  return
}

func.func @floats(%a: f32, %b: f32, %v: vector<[4]xbf16>, %t: tensor<*xf64>) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %v fastmath<nnan,ninf> : vector<[4]xbf16>
  %2 = arith.addf %a, %b : f32
  %3 = arith.addf %a, %b fastmath<fast> : f32
  %4 = arith.subf %t, %t fastmath<reassoc,nsz,arcp,contract,afn> : tensor<*xf64>
  %5 = arith.mulf %a, %b fastmath<none> : f32
  %6 = arith.divf %a, %b : f32
  %7 = arith.remf %a, %b : f32
  %8 = arith.maximumf %a, %b : f32
  %9 = arith.minimumf %v, %v : vector<[4]xbf16>
  %10 = arith.maxnumf %a, %b : f32
  %11 = arith.minnumf %a, %b : f32
  return
}

func.func @casts(%i: i32, %f: f32, %d: f64, %x: index, %s: f8E8M0FNU, %n: f4E2M1FN,
    %v: vector<4xi32>, %t: tensor<2x?xf32>, %m: memref<4xi32>) {
  %0 = arith.extui %i : i32 to i64
  %1 = arith.extsi %v : vector<4xi32> to vector<4xi64>
  %2 = arith.extf %f : f32 to f64
  %3 = arith.extf %t fastmath<contract> : tensor<2x?xf32> to tensor<2x?xf64>
  %4 = arith.scaling_extf %n, %s : f4E2M1FN, f8E8M0FNU to f32
  %5 = arith.scaling_extf %n, %s fastmath<fast> : f4E2M1FN, f8E8M0FNU to f32
  %6 = arith.trunci %i : i32 to i8
  %7 = arith.trunci %v overflow<nsw> : vector<4xi32> to vector<4xi1>
  %8 = arith.truncf %d : f64 to f32
  %9 = arith.truncf %d downward : f64 to bf16
  %10 = arith.truncf %d to_nearest_even fastmath<nnan> : f64 to f16
  %11 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f4E2M1FN
  %12 = arith.scaling_truncf %f, %s toward_zero fastmath<ninf> : f32, f8E8M0FNU to f4E2M1FN
  %13 = arith.uitofp %i : i32 to f32
  %14 = arith.sitofp %v : vector<4xi32> to vector<4xf64>
  %15 = arith.fptoui %f : f32 to i8
  %16 = arith.fptosi %t : tensor<2x?xf32> to tensor<2x?xi128>
  %17 = arith.index_cast %x : index to i32
  %18 = arith.index_cast %m : memref<4xi32> to memref<4xindex>
  %19 = arith.index_castui %i : i32 to index
  %20 = arith.bitcast %i : i32 to f32
  %21 = arith.bitcast %t : tensor<2x?xf32> to tensor<2x?xi32>
  return
}

func.func @choices(%a: i32, %f: f32, %v: vector<4xf32>, %t: tensor<?xi8>, %m: memref<2xi8>, %c: i1) {
  %0 = arith.cmpi eq, %a, %a : i32
  %1 = arith.cmpi ult, %t, %t : tensor<?xi8>
  %2 = arith.cmpi sge, %a, %a {test.a} : i32
  %3 = arith.cmpf oeq, %f, %f : f32
  %4 = arith.cmpf false, %f, %f : f32
  %5 = arith.cmpf true, %f, %f fastmath<nnan> : f32
  %6 = arith.cmpf uno, %v, %v : vector<4xf32>
  %7 = arith.select %c, %m, %m : memref<2xi8>
  %8 = arith.select %6, %v, %v : vector<4xi1>, vector<4xf32>
  %9 = arith.select %1, %t, %t : tensor<?xi1>, tensor<?xi8>
  %10 = arith.select %c, %v, %v {test.a} : vector<4xf32>
  return
}

"test.attributes"() {
  a = #arith.fastmath<fast>, b = #arith.fastmath<nnan,afn>, c = #arith.overflow<nsw, nuw>,
  d = #arith.overflow<none>
} : () -> ()
