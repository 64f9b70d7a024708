//===- MemorySlotInterfaces.td - Memory that can become values ------------===//

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// A slot is a place for one value. All of its uses can turn into uses of values
// if the operations that allocate, read and write it agree.
//===----------------------------------------------------------------------===//

def PromotableAllocationOpInterface
    : OpInterface<"PromotableAllocationOpInterface"> {
  let description = [{
    An operation that makes slots.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The slots.",
      "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots">,
    InterfaceMethod<"What a slot holds before anything is written.",
      "::mlir::Value", "getDefaultValue",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<[{
        Called for each argument that a block gets for the value of a slot.
      }],
      "void", "handleBlockArgument",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::BlockArgument":$argument,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<[{
        Called when no use of a slot is left. Returns the operation that makes
        the remaining slots, if one was put in its place.
      }],
      "::std::optional<::mlir::PromotableAllocationOpInterface>",
      "handlePromotionComplete",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::Value":$defaultValue,
           "::mlir::OpBuilder &":$builder)>,
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = [{
    An operation that reads or writes slots.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Whether it reads a slot.",
      "bool", "loadsFrom",
      (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Whether it writes a slot.",
      "bool", "storesTo",
      (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"What it writes, given what the slot held before.",
      "::mlir::Value", "getStored",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::OpBuilder &":$builder,
           "::mlir::Value":$reachingDef,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<[{
        Whether it can do without those uses of a slot, if further uses, which
        it lists, can be done without.
      }],
      "bool", "canUsesBeRemoved",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<[{
        Does without them, given what the slot holds, and says whether the
        operation is to be deleted.
      }],
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder,
           "::mlir::Value":$reachingDefinition,
           "const ::mlir::DataLayout &":$dataLayout)>,
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = [{
    An operation that neither reads nor writes slots, but refers to them.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Whether it can do without those operands, if further uses, which it
        lists, can be done without.
      }],
      "bool", "canUsesBeRemoved",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<[{
        Does without them, and says whether the operation is to be deleted.
      }],
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Whether the next method is to be called.",
      "bool", "requiresReplacedValues",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        Called with the values that now stand for what was written.
      }],
      "void", "visitReplacedValues",
      (ins "::llvm::ArrayRef<std::pair<::mlir::Operation*, ::mlir::Value>>":$mutatedDefs,
           "::mlir::OpBuilder &":$builder), [{}], _native>,
  ];
}

//===----------------------------------------------------------------------===//
// A slot for a compound value can be taken apart into slots for its elements.
//===----------------------------------------------------------------------===//

def DestructurableAllocationOpInterface
    : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = [{
    An operation that makes slots which can be taken apart.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The slots.",
      "::llvm::SmallVector<::mlir::DestructurableMemorySlot>",
      "getDestructurableSlots">,
    InterfaceMethod<"Makes a slot for each element that is used.",
      "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>", "destructure",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
           "::mlir::OpBuilder &":$builder,
           "::mlir::SmallVectorImpl<::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<[{
        Called when no use of a slot is left. Returns the operation that makes
        the remaining slots, if one was put in its place.
      }],
      "::std::optional<::mlir::DestructurableAllocationOpInterface>",
      "handleDestructuringComplete",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::mlir::OpBuilder &":$builder)>,
  ];
}

def SafeMemorySlotAccessOpInterface
    : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = [{
    An operation that stays within the slots that it uses.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Verifies that, as long as further slots, which it lists, are used
        safely.
      }],
      "::llvm::LogicalResult", "ensureOnlySafeAccesses",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
  ];
}

def DestructurableAccessorOpInterface
    : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = [{
    An operation that can be made to use slots of elements.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Whether it can, with a list of the elements that it uses and of the
        slots that must be used safely.
      }],
      "bool", "canRewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
           "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<[{
        Makes it use the slots of the elements, and says whether it is to be
        deleted.
      }],
      "::mlir::DeletionKind", "rewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot> &":$subslots,
           "::mlir::OpBuilder &":$builder,
           "const ::mlir::DataLayout &":$dataLayout)>,
  ];
}

def DestructurableTypeInterface
    : TypeInterface<"DestructurableTypeInterface"> {
  let description = [{
    A type of compound values.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        The types of all elements by their indices, if there are few enough.
      }],
      "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>",
      "getSubelementIndexMap">,
    InterfaceMethod<"The type of the element of that index, or null.",
      "::mlir::Type", "getTypeAtIndex",
      (ins "::mlir::Attribute":$index)>,
  ];
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
