func.func @packed(%v_3xi32: vector<3xi32>, %i32: i32, %v_2xi32: vector<2xi32>, %v_16xf32: vector<16xf32>, %f32: f32, %v_16xbf16: vector<16xbf16>, %v_16xf16: vector<16xf16>, %v_6xi32: vector<6xi32>, %v_32xbf16: vector<32xbf16>, %v_32xf16: vector<32xf16>, %v_8xbf16: vector<8xbf16>, %v_8xf16: vector<8xf16>, %v_8xf32: vector<8xf32>, %v_32xf32: vector<32xf32>) {
  %0 = rocdl.cvt.scale.pk16.bf16.bf6 %v_3xi32, %i32[0] : vector<16xbf16>
  %1 = rocdl.cvt.scale.pk16.bf16.fp6 %v_3xi32, %i32[6] : vector<16xbf16>
  %2 = rocdl.cvt.scale.pk16.f16.bf6 %v_3xi32, %i32[2] : vector<16xf16>
  %3 = rocdl.cvt.scale.pk16.f16.fp6 %v_3xi32, %i32[6] : vector<16xf16>
  %4 = rocdl.cvt.scale.pk16.f32.bf6 %v_3xi32, %i32[1] : vector<16xf32>
  %5 = rocdl.cvt.scale.pk16.f32.fp6 %v_3xi32, %i32[1] : vector<16xf32>
  %6 = rocdl.cvt.scale.pk8.bf16.bf8 %v_2xi32, %i32[5] : vector<8xbf16>
  %7 = rocdl.cvt.scale.pk8.bf16.fp4 %i32, %i32[2] : vector<8xbf16>
  %8 = rocdl.cvt.scale.pk8.bf16.fp8 %v_2xi32, %i32[3] : vector<8xbf16>
  %9 = rocdl.cvt.scale.pk8.f16.bf8 %v_2xi32, %i32[3] : vector<8xf16>
  %10 = rocdl.cvt.scale.pk8.f16.fp4 %i32, %i32[8] : vector<8xf16>
  %11 = rocdl.cvt.scale.pk8.f16.fp8 %v_2xi32, %i32[1] : vector<8xf16>
  %12 = rocdl.cvt.scale.pk8.f32.bf8 %v_2xi32, %i32[1] : vector<8xf32>
  %13 = rocdl.cvt.scale.pk8.f32.fp4 %i32, %i32[8] : vector<8xf32>
  %14 = rocdl.cvt.scale.pk8.f32.fp8 %v_2xi32, %i32[1] : vector<8xf32>
  %15 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %v_16xf32, %v_16xf32, %f32 : vector<6xi32>
  %16 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %v_16xf32, %v_16xf32, %f32 : vector<6xi32>
  %17 = rocdl.cvt.scalef32.pk16.bf6.bf16 %v_16xbf16, %f32 : vector<3xi32>
  %18 = rocdl.cvt.scalef32.pk16.bf6.f16 %v_16xf16, %f32 : vector<3xi32>
  %19 = rocdl.cvt.scalef32.pk16.bf6.f32 %v_16xf32, %f32 : vector<3xi32>
  %20 = rocdl.cvt.scalef32.pk16.fp6.bf16 %v_16xbf16, %f32 : vector<3xi32>
  %21 = rocdl.cvt.scalef32.pk16.fp6.f16 %v_16xf16, %f32 : vector<3xi32>
  %22 = rocdl.cvt.scalef32.pk16.fp6.f32 %v_16xf32, %f32 : vector<3xi32>
  %23 = rocdl.cvt.scalef32.pk32.bf16.bf6 %v_6xi32, %f32 : vector<32xbf16>
  %24 = rocdl.cvt.scalef32.pk32.bf16.fp6 %v_6xi32, %f32 : vector<32xbf16>
  %25 = rocdl.cvt.scalef32.pk32.bf6.bf16 %v_32xbf16, %f32 : vector<6xi32>
  %26 = rocdl.cvt.scalef32.pk32.bf6.f16 %v_32xf16, %f32 : vector<6xi32>
  %27 = rocdl.cvt.scalef32.pk32.f16.bf6 %v_6xi32, %f32 : vector<32xf16>
  %28 = rocdl.cvt.scalef32.pk32.f16.fp6 %v_6xi32, %f32 : vector<32xf16>
  %29 = rocdl.cvt.scalef32.pk32.f32.bf6 %v_6xi32, %f32 : vector<32xf32>
  %30 = rocdl.cvt.scalef32.pk32.f32.fp6 %v_6xi32, %f32 : vector<32xf32>
  %31 = rocdl.cvt.scalef32.pk32.fp6.bf16 %v_32xbf16, %f32 : vector<6xi32>
  %32 = rocdl.cvt.scalef32.pk32.fp6.f16 %v_32xf16, %f32 : vector<6xi32>
  %33 = rocdl.cvt.scalef32.pk8.bf8.bf16 %v_8xbf16, %f32 : vector<2xi32>
  %34 = rocdl.cvt.scalef32.pk8.bf8.f16 %v_8xf16, %f32 : vector<2xi32>
  %35 = rocdl.cvt.scalef32.pk8.bf8.f32 %v_8xf32, %f32 : vector<2xi32>
  %36 = rocdl.cvt.scalef32.pk8.fp4.bf16 %v_8xbf16, %f32 : i32
  %37 = rocdl.cvt.scalef32.pk8.fp4.f16 %v_8xf16, %f32 : i32
  %38 = rocdl.cvt.scalef32.pk8.fp4.f32 %v_8xf32, %f32 : i32
  %39 = rocdl.cvt.scalef32.pk8.fp8.bf16 %v_8xbf16, %f32 : vector<2xi32>
  %40 = rocdl.cvt.scalef32.pk8.fp8.f16 %v_8xf16, %f32 : vector<2xi32>
  %41 = rocdl.cvt.scalef32.pk8.fp8.f32 %v_8xf32, %f32 : vector<2xi32>
  %42 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %v_16xbf16, %i32, %f32 : vector<3xi32>
  %43 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %v_16xf16, %i32, %f32 : vector<3xi32>
  %44 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %v_16xf32, %i32, %f32 : vector<3xi32>
  %45 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %v_16xbf16, %i32, %f32 : vector<3xi32>
  %46 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %v_16xf16, %i32, %f32 : vector<3xi32>
  %47 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %v_16xf32, %i32, %f32 : vector<3xi32>
  %48 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %v_32xbf16, %i32, %f32 : vector<6xi32>
  %49 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %v_32xf16, %i32, %f32 : vector<6xi32>
  %50 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %v_32xf32, %i32, %f32 : vector<6xi32>
  %51 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %v_32xbf16, %i32, %f32 : vector<6xi32>
  %52 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %v_32xf16, %i32, %f32 : vector<6xi32>
  %53 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %v_32xf32, %i32, %f32 : vector<6xi32>
  %54 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %v_8xbf16, %i32, %f32 : vector<2xi32>
  %55 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %v_8xf16, %i32, %f32 : vector<2xi32>
  %56 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %v_8xf32, %i32, %f32 : vector<2xi32>
  %57 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %v_8xbf16, %i32, %f32 : i32
  %58 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %v_8xf16, %i32, %f32 : i32
  %59 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %v_8xf32, %i32, %f32 : i32
  %60 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %v_8xbf16, %i32, %f32 : vector<2xi32>
  %61 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %v_8xf16, %i32, %f32 : vector<2xi32>
  %62 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %v_8xf32, %i32, %f32 : vector<2xi32>
  return
}

func.func @scaled(%v_2xf16: vector<2xf16>, %i32: i32, %f32: f32, %v_2xi16: vector<2xi16>, %v_2xbf16: vector<2xbf16>, %bf16: bf16, %f16: f16, %v_2xf32: vector<2xf32>) {
  %0 = rocdl.cvt.scalef32.f16.bf8 %i32[0], %f32 -> %v_2xf16[true] : vector<2xf16>
  %1 = rocdl.cvt.scalef32.f16.fp8 %i32[5], %f32 -> %v_2xf16[true] : vector<2xf16>
  %2 = rocdl.cvt.scalef32.f32.bf8 %i32[4], %f32 : f32
  %3 = rocdl.cvt.scalef32.f32.fp8 %i32[2], %f32 : f32
  %4 = rocdl.cvt.scalef32.pk.bf16.bf8 %i32[true], %f32 : vector<2xbf16>
  %5 = rocdl.cvt.scalef32.pk.bf16.fp4 %i32[5], %f32 : vector<2xbf16>
  %6 = rocdl.cvt.scalef32.pk.bf16.fp8 %i32[true], %f32 : vector<2xbf16>
  %7 = rocdl.cvt.scalef32.pk.bf8.bf16 %v_2xbf16, %f32 -> %v_2xi16[true] : vector<2xi16>
  %8 = rocdl.cvt.scalef32.pk.bf8.f16 %v_2xf16, %f32 -> %v_2xi16[true] : vector<2xi16>
  %9 = rocdl.cvt.scalef32.pk.bf8.f32 %f32, %f32, %f32 -> %v_2xi16[true] : vector<2xi16>
  %10 = rocdl.cvt.scalef32.pk.f16.bf8 %i32[true], %f32 : vector<2xf16>
  %11 = rocdl.cvt.scalef32.pk.f16.fp4 %i32[0], %f32 : vector<2xf16>
  %12 = rocdl.cvt.scalef32.pk.f16.fp8 %i32[true], %f32 : vector<2xf16>
  %13 = rocdl.cvt.scalef32.pk.f32.bf8 %i32[true], %f32 : vector<2xf32>
  %14 = rocdl.cvt.scalef32.pk.f32.fp4 %i32[3], %f32 : vector<2xf32>
  %15 = rocdl.cvt.scalef32.pk.f32.fp8 %i32[true], %f32 : vector<2xf32>
  %16 = rocdl.cvt.scalef32.pk.fp4.bf16 %v_2xbf16, %f32 -> %i32[7] : i32
  %17 = rocdl.cvt.scalef32.pk.fp4.f16 %v_2xf16, %f32 -> %i32[1] : i32
  %18 = rocdl.cvt.scalef32.pk.fp4.f32 %f32, %f32, %f32 -> %i32[0] : i32
  %19 = rocdl.cvt.scalef32.pk.fp8.bf16 %v_2xbf16, %f32 -> %v_2xi16[true] : vector<2xi16>
  %20 = rocdl.cvt.scalef32.pk.fp8.f16 %v_2xf16, %f32 -> %v_2xi16[true] : vector<2xi16>
  %21 = rocdl.cvt.scalef32.pk.fp8.f32 %f32, %f32, %f32 -> %v_2xi16[true] : vector<2xi16>
  %22 = rocdl.cvt.scalef32.sr.bf8.bf16 %bf16, %i32, %f32 -> %i32[5] : i32
  %23 = rocdl.cvt.scalef32.sr.bf8.f16 %f16, %i32, %f32 -> %i32[3] : i32
  %24 = rocdl.cvt.scalef32.sr.bf8.f32 %f32, %i32, %f32 -> %i32[2] : i32
  %25 = rocdl.cvt.scalef32.sr.fp8.bf16 %bf16, %i32, %f32 -> %i32[3] : i32
  %26 = rocdl.cvt.scalef32.sr.fp8.f16 %f16, %i32, %f32 -> %i32[0] : i32
  %27 = rocdl.cvt.scalef32.sr.fp8.f32 %f32, %i32, %f32 -> %i32[4] : i32
  %28 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %v_2xbf16, %i32, %f32 -> %i32[1] : i32
  %29 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %v_2xf16, %i32, %f32 -> %i32[8] : i32
  %30 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %v_2xf32, %i32, %f32 -> %i32[2] : i32
  return
}

func.func @plain(%i32: i32, %f32: f32) {
  %0 = rocdl.cvt.f32.bf8 %i32[7] : i32
  %1 = rocdl.cvt.f32.fp8 %i32[2] : i4
  %2 = rocdl.cvt.pk.bf8.f32 %f32, %f32 -> %i32[true] : i1
  %3 = rocdl.cvt.pk.f32.bf8 %i32[true] : i1
  %4 = rocdl.cvt.pk.f32.fp8 %i32[true] : i1
  %5 = rocdl.cvt.pk.fp8.f32 %f32, %f32 -> %i32[true] : i1
  %6 = rocdl.cvt.pkrtz %f32, %f32 : i1
  %7 = rocdl.cvt.sr.bf8.f32 %f32, %i32 -> %i32[1] : i32
  %8 = rocdl.cvt.sr.fp8.f32 %f32, %i32 -> %i32[3] : i32
  return
}

func.func @math(%f32: f32, %f64: f64, %f80: f80, %f16: f16) {
  %0 = rocdl.cos %f32 f32 -> f32
  %1 = rocdl.exp %f64 f64 -> f64
  %2 = rocdl.exp2 %f80 f80 -> f16
  %3 = rocdl.fmed3 %f16, %f16, %f16 : f16
  %4 = rocdl.log %f80 f80 -> f80
  %5 = rocdl.rcp %f32 f32 -> f80
  %6 = rocdl.sin %f64 f64 -> f64
  %7 = rocdl.sqrt %f16 f16 -> f16
  %8 = rocdl.tanh %f32 f32 -> f80
  return
}
