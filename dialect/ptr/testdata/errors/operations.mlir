%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = "ptr.load"(%p) <{alignment = [3]}> : (!ptr.ptr<#ptr.generic_space>) -> i32
// -----
%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = "ptr.load"(%p) <{alignment = [-4]}> : (!ptr.ptr<#ptr.generic_space>) -> i32
// -----
%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = "ptr.load"(%p) <{alignment = [4], ordering = 4 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> i32
// -----
%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p atomic release {alignment = 4 : i64} : !ptr.ptr<#ptr.generic_space> -> i32
// -----
%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = ptr.load %p atomic acquire : !ptr.ptr<#ptr.generic_space> -> i32
// -----
%p = "a.b"() : () -> memref<4xi32>
%0 = ptr.to_ptr %p : memref<4xi32> -> !ptr.ptr<#ptr.generic_space>
// -----
%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = "ptr.load"(%p) <{syncscope = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> i32
// -----
%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = "ptr.from_ptr"(%p) : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
// -----
%p = "a.b"() : () -> !ptr.ptr<#ptr.generic_space>
%0 = "ptr.to_ptr"(%p) : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
// -----
%p, %i = "a.b"() : () -> (!ptr.ptr<#ptr.generic_space>, tensor<4xi32>)
%0 = "ptr.ptr_add"(%p, %i) : (!ptr.ptr<#ptr.generic_space>, tensor<4xi32>) -> !ptr.ptr<#ptr.generic_space>
// -----
%p, %i = "a.b"() : () -> (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<3xi32>)
%0 = "ptr.ptr_add"(%p, %i) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<3xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
// -----
%p, %i = "a.b"() : () -> (tensor<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>)
%0 = "ptr.ptr_add"(%p, %i) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
// -----
%p = "a.b"() : () -> tensor<4x!ptr.ptr<#ptr.generic_space>>
%0 = "ptr.ptr_diff"(%p, %p) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) -> vector<4xi32>
