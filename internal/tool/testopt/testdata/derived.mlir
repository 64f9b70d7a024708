// ARGS: --test-derived-attr --verify-diagnostics
func.func @f(%i: index) {
  // expected-remark @below {{element_dtype = f32}}
  // expected-remark @below {{num_elements = 15 : i32}}
  %0 = "test.derived_type_attr"() : () -> tensor<3x5xf32>
  scf.execute_region {
    // expected-remark @below {{element_dtype = complex<i7>}}
    // expected-remark @below {{num_elements = 0 : i32}}
    %1 = "test.derived_type_attr"() : () -> tensor<0xcomplex<i7>>
    scf.yield
  }
  // expected-remark @below {{upperLen = 2 : i32}}
  "test.prop"(%i, %i, %i, %i, %i) {transforms = dense<1> : tensor<2xi32>} : (index, index, index, index, index) -> ()
  "test.op"() : () -> ()
  return
}
