// ARGS: --convert-arith-to-spirv
// ARGS: --convert-arith-to-spirv --mlir-print-debuginfo
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Int8, Int16, Int64, Float16, Float64, Shader], []>, #spirv.resource_limits<>>} {
func.func @f() {
  %r = arith.addi %i, %j overflow<nsw, nuw> : i32
  return
}
  %r = arith.shli %i, %j overflow<nuw> : i32
  return
}
  %r = arith.remsi %i, %j : i32
  return
}
  %r = arith.remsi %v, %u : vector<4xi32>
  return
}
  %r = arith.remsi %b, %b2 : i8
  return
}
  %r = arith.remsi %x, %y : index
  return
}
  %r = arith.remui %x, %y : index
  return
}
  %r = arith.andi %c, %d : i1
  return
}
  %r = arith.ori %w, %w : vector<4xi1>
  return
}
  %r = arith.andi %b, %b2 : i8
  return
}
  %r = arith.xori %c, %d : i1
  return
}
  %r = arith.xori %w, %w : vector<4xi1>
  return
}
  %r = arith.xori %i, %j : i32
  return
}
  %r = arith.xori %b, %b2 : i8
  return
}
  %r = arith.cmpi eq, %c, %d : i1
  return
}
  %r = arith.cmpi ne, %w, %w : vector<4xi1>
  return
}
  %r = arith.cmpi ugt, %c, %d : i1
  return
}
  %r = arith.cmpi ule, %c, %d : i1
  return
}
  %r = arith.cmpi ult, %w, %w : vector<4xi1>
  return
}
  %r = arith.cmpi ult, %o1, %o1 : vector<1xi1>
  return
}
  %r = arith.cmpi ult, %i, %j : i32
  return
}
  %r = arith.cmpi ult, %b, %b2 : i8
  return
}
  %r = arith.cmpi slt, %b, %b2 : i8
  return
}
  %r = arith.cmpi uge, %x, %y : index
  return
}
  %r = arith.cmpi sge, %v1, %v1 : vector<1xi32>
  return
}
  %r = arith.addi %b, %b2 : i8
  return
}
  %r = arith.shrui %b, %b2 : i8
  return
}
  %r = arith.shrsi %b, %b2 : i8
  return
}
  %r = arith.divui %b, %b2 : i8
  return
}
  %r = arith.divsi %b, %b2 : i8
  return
}
  %r = arith.remui %b, %b2 : i8
  return
}
  %r = arith.addi %q4, %q4 : i4
  return
}
  %r = arith.select %c, %i, %j : i32
  return
}
  %r = arith.select %c, %v, %v : vector<4xi32>
  return
}
  %r = arith.select %w, %v, %v : vector<4xi1>, vector<4xi32>
  return
}
  %r = arith.select %c, %h, %h : f16
  return
}
  %r:2 = arith.addui_extended %i, %j : i32, i1
  return
}
  %r:2 = arith.addui_extended %v, %u : vector<4xi32>, vector<4xi1>
  return
}
  %r:2 = arith.addui_extended %v1, %v1 : vector<1xi32>, vector<1xi1>
  return
}
  %r:2 = arith.addui_extended %x, %y : index, i1
  return
}
  %r:2 = arith.addui_extended %b, %b2 : i8, i1
  return
}
  %r:2 = arith.mulsi_extended %i, %j : i32
  return
}
  %r:2 = arith.mulsi_extended %b, %b2 : i8
  return
}
  %r:2 = arith.mului_extended %v, %u : vector<4xi32>
  return
}
  %r:2 = arith.mului_extended %l, %l : i64
  return
}
  %r = arith.maxsi %i, %j : i32
  return
}
  %r = arith.maxui %i, %j : i32
  return
}
  %r = arith.minsi %v, %u : vector<4xi32>
  return
}
  %r = arith.minui %i, %j : i32
  return
}
  %r = arith.minui %b, %b2 : i8
  return
}
  %r = arith.maxsi %b, %b2 : i8
  return
}
  %r = arith.addf %f, %f2 fastmath<nnan,ninf> : f32
  return
}
  %r = arith.addf %h, %h2 : f16
  return
}
  %r = arith.negf %f : f32
  return
}
  %r = arith.remf %f, %f2 : f32
  return
}
  %r = arith.subf %g, %g : f64
  return
}
  %r = arith.mulf %vf, %vf2 : vector<4xf32>
  return
}
  %r = arith.divf %f, %f2 : f32
  return
}
  %r = arith.maximumf %f, %f2 : f32
  return
}
  %r = arith.maximumf %vf, %vf2 : vector<4xf32>
  return
}
  %r = arith.maximumf %h, %h2 : f16
  return
}
  %r = arith.minimumf %f, %f2 fastmath<nnan> : f32
  return
}
  %r = arith.minimumf %f, %f2 : f32
  return
}
  %r = arith.maxnumf %vf, %vf2 : vector<4xf32>
  return
}
  %r = arith.minnumf %f, %f2 fastmath<nnan> : f32
  return
}
  %r = arith.minnumf %f, %f2 : f32
  return
}
  %r = arith.cmpf oeq, %f, %f2 : f32
  return
}
  %r = arith.cmpf ueq, %f, %f2 : f32
  return
}
  %r = arith.cmpf ord, %f, %f2 : f32
  return
}
  %r = arith.cmpf uno, %vf, %vf2 : vector<4xf32>
  return
}
  %r = arith.cmpf ord, %f, %f2 fastmath<nnan> : f32
  return
}
  %r = arith.cmpf uno, %f, %f2 fastmath<nnan> : f32
  return
}
  %r = arith.cmpf uno, %vf, %vf2 fastmath<nnan> : vector<4xf32>
  return
}
  %r = arith.cmpf ueq, %f, %f2 fastmath<nnan> : f32
  return
}
  %r = arith.cmpf olt, %h, %h2 : f16
  return
}
  %r = arith.cmpf ord, %h, %h2 : f16
  return
}
  %r = arith.cmpf une, %vf1, %vf1 : vector<1xf32>
  return
}
  %r = arith.extui %c : i1 to i32
  return
}
  %r = arith.extui %w : vector<4xi1> to vector<4xi32>
  return
}
  %r = arith.extui %o1 : vector<1xi1> to vector<1xi32>
  return
}
  %r = arith.extsi %c : i1 to i32
  return
}
  %r = arith.extsi %w : vector<4xi1> to vector<4xi32>
  return
}
  %r = arith.extui %c : i1 to i8
  return
}
  %r = arith.extui %n : i16 to i64
  return
}
  %r = arith.extsi %n : i16 to i64
  return
}
  %r = arith.extui %b : i8 to i16
  return
}
  %r = arith.extsi %b : i8 to i16
  return
}
  %r = arith.extui %b : i8 to i32
  return
}
  %r = arith.extsi %b : i8 to i32
  return
}
  %r = arith.extsi %q4 : i4 to i32
  return
}
  %r = arith.extui %q4 : i4 to i32
  return
}
  %r = arith.extf %f : f32 to f64
  return
}
  %r = arith.extf %h : f16 to f32
  return
}
  %r = arith.trunci %n : i16 to i1
  return
}
  %r = arith.trunci %v : vector<4xi32> to vector<4xi1>
  return
}
  %r = arith.trunci %v1 : vector<1xi32> to vector<1xi1>
  return
}
  %r = arith.trunci %l : i64 to i32
  return
}
  %r = arith.trunci %i : i32 to i8
  return
}
  %r = arith.trunci %i : i32 to i4
  return
}
  %r = arith.trunci %n : i16 to i8
  return
}
  %r = arith.truncf %f : f32 to f16
  return
}
  %r = arith.truncf %g : f64 to f32
  return
}
  %r = arith.truncf %f to_nearest_even : f32 to f16
  return
}
  %r = arith.truncf %f upward : f32 to f16
  return
}
  %r = arith.truncf %f toward_zero : f32 to f16
  return
}
  %r = arith.truncf %f downward : f32 to f16
  return
}
  %r = arith.uitofp %c : i1 to f32
  return
}
  %r = arith.uitofp %w : vector<4xi1> to vector<4xf32>
  return
}
  %r = arith.uitofp %c : i1 to f16
  return
}
  %r = arith.uitofp %n : i16 to f32
  return
}
  %r = arith.uitofp %i : i32 to f32
  return
}
  %r = arith.sitofp %i : i32 to f32
  return
}
  %r = arith.sitofp %b : i8 to f32
  return
}
  %r = arith.sitofp %l : i64 to f64
  return
}
  %r = arith.fptoui %f : f32 to i16
  return
}
  %r = arith.fptosi %f : f32 to i8
  return
}
  %r = arith.fptosi %f : f32 to i32
  return
}
  %r = arith.index_cast %x : index to i32
  return
}
  %r = arith.index_cast %x : index to i64
  return
}
  %r = arith.index_cast %x : index to i8
  return
}
  %r = arith.index_cast %b : i8 to index
  return
}
  %r = arith.index_cast %l : i64 to index
  return
}
  %r = arith.index_cast %x : index to i1
  return
}
  %r = arith.index_cast %c : i1 to index
  return
}
  %r = arith.index_cast %xv : vector<4xindex> to vector<4xi32>
  return
}
  %r = arith.index_castui %n : i16 to index
  return
}
  %r = arith.index_castui %x : index to i64
  return
}
  %r = arith.bitcast %f : f32 to i32
  return
}
  %r = arith.bitcast %h : f16 to i16
  return
}
  %r = arith.bitcast %vf : vector<4xf32> to vector<4xi32>
  return
}
  %r = arith.constant true
  return
}
  %r = arith.constant -5 : i8
  return
}
  %r = arith.constant 200 : i8
  return
}
  %r = arith.constant 0.5 : f16
  return
}
  %r = arith.constant 0.1 : f64
  return
}
  %r = arith.constant dense<[2, 3]> : vector<2xi16>
  return
}
  %r = arith.constant -1 : index
  return
}
  %r = arith.constant 8589934592 : i64
  return
}
  %r = arith.constant dense<1> : tensor<2x3xi32>
  return
}
  %r = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  return
}
  %r = arith.constant dense<[true, false]> : vector<2xi1>
  return
}
  %r = arith.constant dense<[1, -1]> : vector<2xindex>
  return
}
  %r = arith.constant dense<5> : vector<1xi8>
  return
}
  %r = arith.constant dense<5.0> : tensor<1xf32>
  return
}
  %r = arith.constant dense<5.0> : tensor<1x1xf16>
  return
}
  %r = arith.constant dense<5.0> : vector<f32>
  return
}
  %r = arith.constant 1.0 : f8E5M2
  return
}
  %r = arith.constant dense<1.0> : vector<4xf8E5M2>
  return
}
  %r = arith.constant dense<1.0> : tensor<4xf8E5M2>
  return
}
  %r = arith.constant 3 : i4
  return
}
  %r = arith.constant -3 : i4
  return
}
  %r = arith.constant dense<3> : vector<4xi4>
  return
}
  %r = arith.constant dense<0> : tensor<i32>
  return
}
  %r = arith.constant dense<true> : tensor<1xi1>
  return
}
  %r = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  return
}
  %r = arith.constant dense<7> : vector<4xi64>
  return
}
  %r = arith.constant 1.0 : bf16
  return
}
}
