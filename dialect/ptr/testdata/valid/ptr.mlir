func.func @ops(%p: !ptr.ptr<#ptr.generic_space>, %i: i64, %n: index, %m: memref<?xf32, #ptr.generic_space>, %v: vector<4x!ptr.ptr<#ptr.generic_space>>, %o: vector<4xi32>, %k: vector<4xi1>, %f: vector<4xf32>) {
  %1 = ptr.load volatile %p atomic syncscope("x") acquire nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %3 = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %4 = ptr.from_ptr %p metadata %3 : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %5 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, i64
  %6 = ptr.ptr_add nuw %p, %n : !ptr.ptr<#ptr.generic_space>, index
  %7 = ptr.ptr_add %v, %o : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>
  %8 = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
  %9 = ptr.ptr_add %v, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, i64
  %10 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> i64
  %11 = ptr.ptr_diff %v, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi64>
  %12 = ptr.gather %v, %k, %f alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  ptr.scatter %f, %v, %k : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %13 = ptr.masked_load %p, %k, %f : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %f, %p, %k alignment = 2 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  %14 = ptr.type_offset f32 : index
  %15 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %16 = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %n, %p atomic release alignment = 8 : index, !ptr.ptr<#ptr.generic_space>
  return
}
