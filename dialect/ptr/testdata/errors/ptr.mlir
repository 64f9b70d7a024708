%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = "ptr.from_ptr"(%p) : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<f32>

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>

// -----

%p = "test.x"() : () -> memref<f32>
%0 = ptr.to_ptr %p : memref<f32> -> !ptr.ptr<#ptr.generic_space>

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> f32

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p atomic release alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p atomic acquire : !ptr.ptr<#ptr.generic_space> -> f32

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p {syncscope = "x"} : !ptr.ptr<#ptr.generic_space> -> f32

// -----

%p = "test.x"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p atomic release alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32

// -----

%p, %f = "test.x"() : () -> (!ptr.ptr<#ptr.generic_space>, f32)
ptr.store %f, %p atomic acquire alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>

// -----

%v, %o = "test.x"() : () -> (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi32>)
%0 = ptr.ptr_add %v, %o : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi32>

// -----

%v, %o = "test.x"() : () -> (vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>)
%0 = ptr.ptr_add %v, %o : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>

// -----

%v, %o = "test.x"() : () -> (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi32>)
%0 = "ptr.ptr_add"(%v, %o) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi32>) -> vector<4x!ptr.ptr<#ptr.generic_space>>

// -----

%v = "test.x"() : () -> vector<4x!ptr.ptr<#ptr.generic_space>>
%0 = ptr.ptr_diff %v, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xi64>

// -----

%f, %p, %k = "test.x"() : () -> (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>)
ptr.masked_store %f, %p, %k alignment = 5 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>

// -----

func.func private @f(!ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>)

// -----

"test.x"() {a = #ptr.spec<size = 7, abi = 8, preferred = 8>} : () -> ()

// -----

"test.x"() {a = #ptr.spec<size = 8, abi = 7, preferred = 8>} : () -> ()

// -----

"test.x"() {a = #ptr.spec<size = 8, abi = 16, preferred = 8>} : () -> ()

// -----

"test.x"() {a = #ptr.spec<size = 8, abi = 8, preferred = 7>} : () -> ()

// -----

"test.x"() {a = #ptr.spec<size = 8, abi = 8, preferred = 8, index = 7>} : () -> ()

// -----

%16 = ptr.constant #ptr.address<4096>

// -----

%16 = ptr.constant #ptr.address<x> : !ptr.ptr<#ptr.generic_space>

// -----

%16 = ptr.constant #ptr.address<4096> : i32
