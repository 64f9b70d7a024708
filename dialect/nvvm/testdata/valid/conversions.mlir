func.func @to_small(%f: f32, %v: vector<4xf32>, %h: vector<2xf16>, %b: vector<2xbf16>, %r: i32) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>}
  %1 = nvvm.convert.f32x2.to.f4x2 %f, %f {relu = true} : i8 (f4E2M1FN)
  %2 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  %3 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E4M3FN)
  %4 = nvvm.convert.f16x2.to.f8x2 %h {relu = true} : vector<2xf16> -> i16 (f8E5M2)
  %5 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %6 = nvvm.convert.f32x4.to.f8x4 %v, %r : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  %7 = nvvm.convert.f32x4.to.f6x4 %v, %r {relu = true} : vector<4xf32> -> vector<4xi8> (f6E3M2FN)
  %8 = nvvm.convert.f32x4.to.f4x4 %v, %r : vector<4xf32> -> i16 (f4E2M1FN)
  return
}

func.func @to_short(%f: f32, %v: vector<2xi8>, %b: i8, %r: i32) {
  %0 = nvvm.convert.f8x2.to.f16x2 %v {relu = true} : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  %1 = nvvm.convert.f8x2.to.bf16x2 %v : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %2 = nvvm.convert.f6x2.to.f16x2 %v : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
  %3 = nvvm.convert.f4x2.to.f16x2 %b : i8 (f4E2M1FN) -> vector<2xf16>
  %4 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  %5 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %r {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  return
}
