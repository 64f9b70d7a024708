func.func @f(%a: memref<4xf32>) {
  %1 = "acc.copyin"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_cache>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.copyin"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly,always,zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.copyin"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.copyin"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.create"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_update_device>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.create"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.create"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.create"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.nocreate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_copyout>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.nocreate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier alwaysin>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.nocreate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.nocreate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.attach"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_firstprivate>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.attach"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly,always,zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.attach"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.attach"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.update_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_copyin>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.update_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.update_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.update_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier zero,readonly>}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.use_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_present>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.use_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier capture>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.use_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.use_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_device_resident"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_copyout_zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_device_resident"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly,always,zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_device_resident"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_device_resident"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_link"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_copyout_zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_link"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_link"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.declare_link"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_create>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier alwaysin>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier capture>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly,always,zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.cache"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.private"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_present>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.private"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_private>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.private"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier capture>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.private"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.private"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_no_create>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate_map"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_copy>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate_map"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier alwaysin>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.firstprivate_map"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.reduction"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_use_device>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.reduction"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_reduction>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.reduction"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier readonly,always,zero>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.reduction"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.reduction"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.deviceptr"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_attach>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.deviceptr"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier alwaysin>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.deviceptr"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.deviceptr"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier zero,readonly>}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.present"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, dataClause = #acc<data_clause acc_cache>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.present"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier alwaysin>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.present"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = memref<4xf32>, recipe=@r}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %1 = "acc.present"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32, recipe=@r, modifiers = #acc<data_clause_modifier zero,readonly>}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.copyout"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, varType = f32, dataClause = #acc<data_clause acc_update_device>}> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.copyout"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, varType = f32, modifiers = #acc<data_clause_modifier zero,readonly>}> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.copyout"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, varType = memref<4xf32>}> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.update_host"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, varType = f32, dataClause = #acc<data_clause acc_copyin_readonly>}> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.update_host"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, varType = f32, modifiers = #acc<data_clause_modifier alwaysin>}> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.update_host"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, varType = memref<4xf32>}> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.delete"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, dataClause = #acc<data_clause acc_update_device>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.detach"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, dataClause = #acc<data_clause acc_deviceptr>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  "acc.detach"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, modifiers = #acc<data_clause_modifier zero>}> : (memref<4xf32>) -> ()
  return
}
