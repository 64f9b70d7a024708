// ARGS: --convert-arith-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Shader], []>, #spirv.resource_limits<>>} {
func.func @f() {
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
  %r = arith.andi %b, %b2 : i8
  return
}
  %r = arith.xori %b, %b2 : i8
  return
}
  %r = arith.cmpi slt, %b, %b2 : i8
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
  %r = arith.divsi %b, %b2 : i8
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
  %r = arith.remf %f, %f2 : f32
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
  %r = arith.cmpf uno, %vf1, %vf1 fastmath<nnan> : vector<1xf32>
  return
}
  %r = arith.extui %c : i1 to i8
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
  %r = arith.trunci %i : i32 to i8
  return
}
  %r = arith.trunci %n : i16 to i8
  return
}
  %r = arith.sitofp %b : i8 to f32
  return
}
  %r = arith.fptosi %f : f32 to i8
  return
}
  %r = arith.index_cast %x : index to i8
  return
}
  %r = arith.index_cast %b : i8 to index
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
  %r = arith.constant dense<[2, 3]> : vector<2xi16>
  return
}
  %r = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  return
}
  %r = arith.constant dense<5> : vector<1xi8>
  return
}
  %r = arith.constant dense<5.0> : tensor<1x1xf16>
  return
}
  %r = arith.constant dense<1.0> : vector<4xf8E5M2>
  return
}
  %r = arith.constant dense<1.0> : tensor<4xf8E5M2>
  return
}
  %r = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  return
}
  %r = arith.constant 1.0 : bf16
  return
}
}
