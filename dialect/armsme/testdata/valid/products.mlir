func.func @outer(%a: vector<[4]xf32>, %k: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %d: vector<[2]xf64>) {
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %a, %a kind<sub> : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.outerproduct %a, %a acc(%t) : vector<[4]xf32>, vector<[4]xf32>
  %3 = arm_sme.outerproduct %a, %a masks(%k, %k) : vector<[4]xf32>, vector<[4]xf32>
  %4 = arm_sme.outerproduct %a, %a masks(%k, %k) acc(%t) kind<sub> {tile_id = 2 : i32} : vector<[4]xf32>, vector<[4]xf32>
  %5 = arm_sme.outerproduct %d, %d kind<add> : vector<[2]xf64>, vector<[2]xf64>
  return
}

func.func @fmopa_2way(%a0: vector<[8]xf16>, %k0: vector<[8]xi1>, %t0: vector<[4]x[4]xf32>, %a1: vector<[8]xbf16>, %k1: vector<[8]xi1>, %t1: vector<[4]x[4]xf32>) {
  %0 = arm_sme.fmopa_2way %a0, %a0 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %1 = arm_sme.fmopa_2way %a0, %a0 acc(%t0) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %2 = arm_sme.fmopa_2way %a0, %a0 masks(%k0, %k0) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %3 = arm_sme.fmopa_2way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %4 = arm_sme.fmopa_2way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}

func.func @fmops_2way(%a0: vector<[8]xf16>, %k0: vector<[8]xi1>, %t0: vector<[4]x[4]xf32>, %a1: vector<[8]xbf16>, %k1: vector<[8]xi1>, %t1: vector<[4]x[4]xf32>) {
  %0 = arm_sme.fmops_2way %a0, %a0 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %1 = arm_sme.fmops_2way %a0, %a0 acc(%t0) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %2 = arm_sme.fmops_2way %a0, %a0 masks(%k0, %k0) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %3 = arm_sme.fmops_2way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %4 = arm_sme.fmops_2way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}

func.func @smopa_2way(%a0: vector<[8]xi16>, %k0: vector<[8]xi1>, %t0: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smopa_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %1 = arm_sme.smopa_2way %a0, %a0 acc(%t0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %2 = arm_sme.smopa_2way %a0, %a0 masks(%k0, %k0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %3 = arm_sme.smopa_2way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smops_2way(%a0: vector<[8]xi16>, %k0: vector<[8]xi1>, %t0: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smops_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %1 = arm_sme.smops_2way %a0, %a0 acc(%t0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %2 = arm_sme.smops_2way %a0, %a0 masks(%k0, %k0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %3 = arm_sme.smops_2way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umopa_2way(%a0: vector<[8]xi16>, %k0: vector<[8]xi1>, %t0: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umopa_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %1 = arm_sme.umopa_2way %a0, %a0 acc(%t0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %2 = arm_sme.umopa_2way %a0, %a0 masks(%k0, %k0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %3 = arm_sme.umopa_2way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @umops_2way(%a0: vector<[8]xi16>, %k0: vector<[8]xi1>, %t0: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umops_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %1 = arm_sme.umops_2way %a0, %a0 acc(%t0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %2 = arm_sme.umops_2way %a0, %a0 masks(%k0, %k0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %3 = arm_sme.umops_2way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

func.func @smopa_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.smopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.smopa_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.smopa_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.smopa_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.smopa_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @smops_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.smops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.smops_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.smops_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.smops_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.smops_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @umopa_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.umopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.umopa_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.umopa_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.umopa_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.umopa_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @umops_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.umops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.umops_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.umops_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.umops_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.umops_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @sumopa_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.sumopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.sumopa_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.sumopa_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.sumopa_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.sumopa_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @sumops_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.sumops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.sumops_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.sumops_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.sumops_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.sumops_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @usmopa_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.usmopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.usmopa_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.usmopa_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.usmopa_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.usmopa_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

func.func @usmops_4way(%a0: vector<[16]xi8>, %k0: vector<[16]xi1>, %t0: vector<[4]x[4]xi32>, %a1: vector<[8]xi16>, %k1: vector<[8]xi1>, %t1: vector<[2]x[2]xi64>) {
  %0 = arm_sme.usmops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.usmops_4way %a0, %a0 acc(%t0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.usmops_4way %a0, %a0 masks(%k0, %k0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.usmops_4way %a0, %a0 masks(%k0, %k0) acc(%t0) {tile_id = 0 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %4 = arm_sme.usmops_4way %a1, %a1 acc(%t1) masks(%k1, %k1) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
