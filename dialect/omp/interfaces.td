//===- OpenMPOpsInterfaces.td - Interfaces of operations ---*- tablegen -*-===//

#ifndef MICA_OPENMP_OPS_INTERFACES
#define MICA_OPENMP_OPS_INTERFACES

include "mlir/IR/OpBase.td"

class _OmpInterface<string name, string what> : OpInterface<name> {
  let cppNamespace = "::mlir::omp";
  let description = what;
}
// A method that operations may replace, and one that they may not.
class _OmpDefault<string what, string result, string name, string text, dag given = (ins)>
    : InterfaceMethod<what, result, name, given, "", text>;
class _OmpFixed<string what, string result, string name, string text, dag given = (ins)>
    : InterfaceMethod<what, result, name, given, text>;

//===----------------------------------------------------------------------===//
// Clauses that give a region arguments
//===----------------------------------------------------------------------===//

// The arguments of a clause are after those of the previous one.
class BlockArgOpenMPClause<string clauseNameSnake, string clauseNameCamel, BlockArgOpenMPClause previousClause> {
  defvar self = "auto self = ::llvm::cast<BlockArgOpenMPOpInterface>(*$_op); ";
  InterfaceMethod varsMethod = _OmpDefault<"The operands of `" # clauseNameSnake # "`", "::mlir::OperandRange",
      "get" # clauseNameCamel # "Vars", "return {0, 0};">;
  InterfaceMethod numArgsMethod = _OmpDefault<"How many arguments the region has for `" # clauseNameSnake # "`", "unsigned",
      "num" # clauseNameCamel # "BlockArgs", "return $_op." # varsMethod.name # "().size();">;
  InterfaceMethod startMethod = _OmpFixed<"The number of the first argument for `" # clauseNameSnake # "`", "unsigned",
      "get" # clauseNameCamel # "BlockArgsStart", !if(!initialized(previousClause),
          self # "return self." # previousClause.numArgsMethod.name # "() + self." # previousClause.startMethod.name # "();",
          "return 0;")>;
  InterfaceMethod blockArgsMethod = _OmpFixed<"The arguments for `" # clauseNameSnake # "`",
      "::llvm::MutableArrayRef<::mlir::BlockArgument>", "get" # clauseNameCamel # "BlockArgs",
      self # "return self->getRegion(0).getArguments().drop_front(self." # startMethod.name
           # "()).take_front(self." # numArgsMethod.name # "());">;
}

def BlockArgHasDeviceAddrClause : BlockArgOpenMPClause<"has_device_addr", "HasDeviceAddr", ?>;
def BlockArgHostEvalClause : BlockArgOpenMPClause<"host_eval", "HostEval", BlockArgHasDeviceAddrClause>;
def BlockArgInReductionClause : BlockArgOpenMPClause<"in_reduction", "InReduction", BlockArgHostEvalClause>;
def BlockArgMapClause : BlockArgOpenMPClause<"map", "Map", BlockArgInReductionClause>;
def BlockArgPrivateClause : BlockArgOpenMPClause<"private", "Private", BlockArgMapClause>;
def BlockArgReductionClause : BlockArgOpenMPClause<"reduction", "Reduction", BlockArgPrivateClause>;
def BlockArgTaskReductionClause : BlockArgOpenMPClause<"task_reduction", "TaskReduction", BlockArgReductionClause>;
def BlockArgUseDeviceAddrClause : BlockArgOpenMPClause<"use_device_addr", "UseDeviceAddr", BlockArgTaskReductionClause>;
def BlockArgUseDevicePtrClause : BlockArgOpenMPClause<"use_device_ptr", "UseDevicePtr", BlockArgUseDeviceAddrClause>;

def BlockArgOpenMPOpInterface : _OmpInterface<"BlockArgOpenMPOpInterface", "A construct whose clauses give its region arguments."> {
  defvar clauses = [BlockArgHasDeviceAddrClause, BlockArgHostEvalClause, BlockArgInReductionClause, BlockArgMapClause,
                    BlockArgPrivateClause, BlockArgReductionClause, BlockArgTaskReductionClause, BlockArgUseDeviceAddrClause,
                    BlockArgUseDevicePtrClause];
  let methods = !foreach(c, clauses, c.varsMethod) # !foreach(c, clauses, c.numArgsMethod)
      # !foreach(c, clauses, c.startMethod) # !foreach(c, clauses, c.blockArgsMethod) # [
    _OmpFixed<"How many arguments the region has for all clauses", "unsigned", "numClauseBlockArgs",
        "return " # !interleave(!foreach(c, clauses, "$_op." # c.numArgsMethod.name # "()"), " + ") # ";">,
    _OmpFixed<"Appends each operand with its argument", "void", "getBlockArgsPairs",
        "auto self = ::llvm::cast<BlockArgOpenMPOpInterface>(*$_op);"
            # !interleave(!foreach(c, clauses, "for (unsigned i = 0; i < self." # c.numArgsMethod.name
                # "(); ++i) pairs.emplace_back(self." # c.varsMethod.name # "()[i], self." # c.blockArgsMethod.name # "()[i]);"), "\n"),
        (ins "::llvm::SmallVectorImpl<std::pair<::mlir::Value, ::mlir::BlockArgument>> &":$pairs)>];
  let verify = [{
    auto self = ::llvm::cast<BlockArgOpenMPOpInterface>($_op);
    return self->getRegion(0).getNumArguments() >= self.numClauseBlockArgs() ? ::mlir::success()
        : self->emitOpError("expected at least ") << self.numClauseBlockArgs() << " entry block argument(s)";
  }];
}

//===----------------------------------------------------------------------===//
// Constructs
//===----------------------------------------------------------------------===//

def OutlineableOpenMPOpInterface : _OmpInterface<"OutlineableOpenMPOpInterface",
    "A construct whose region becomes a function of its own."> {
  let methods = [_OmpFixed<"The block for memory of the region: that of the loop, if the construct wraps one", "::mlir::Block*",
      "getAllocaBlock", [{
        auto wrapper = ::llvm::dyn_cast<LoopWrapperInterface>($_op.getOperation());
        return &(wrapper ? wrapper.getWrappedLoop() : $_op.getOperation())->getRegion(0).front();
      }]>];
}

def MapClauseOwningOpInterface : _OmpInterface<"MapClauseOwningOpInterface", "An operation with a `map` clause."> {
  let methods = [
    _OmpFixed<"The operands of the clause", "::mlir::OperandRange", "getMapVars", "return $_op.getMapVars();">,
    _OmpFixed<"The operands of the clause, which can be changed", "::mlir::MutableOperandRange", "getMapVarsMutable",
        "return $_op.getMapVarsMutable();">,
    _OmpFixed<"The number of an operand in the clause", "int64_t", "getOperandIndexForMap",
        "return ::llvm::find($_op.getMapVars(), map) - $_op.getMapVars().begin();", (ins "::mlir::Value":$map)>];
}

def LoopWrapperInterface : _OmpInterface<"LoopWrapperInterface", [{
    A construct whose region has one block with one operation beside the terminator: another wrapper or the loop nest. The
    verifier of an operation checks which wrappers it can be combined with.
  }]> {
  let methods = [
    _OmpDefault<"The wrapper in the region, null if that has the loop nest", "::mlir::omp::LoopWrapperInterface", "getNestedWrapper",
        "return ::llvm::dyn_cast<LoopWrapperInterface>($_op->getRegion(0).front().front());">,
    _OmpDefault<"The loop nest in the innermost wrapper", "::mlir::Operation *", "getWrappedLoop", [{
      auto inner = $_op.getNestedWrapper();
      return inner ? inner.getWrappedLoop() : &$_op->getRegion(0).front().front();
    }]>];
  let extraClassDeclaration = "::llvm::LogicalResult verifyImpl();";
  let verify = "return ::llvm::cast<LoopWrapperInterface>($_op).verifyImpl();";
  let verifyWithRegions = 1;
}

def ComposableOpInterface : _OmpInterface<"ComposableOpInterface",
    "An operation that can be a part of a composite construct, such as `distribute simd`."> {
  let methods = [
    _OmpDefault<"Whether the operation is a part of a composite construct", "bool", "isComposite",
        "return $_op->hasAttr(\"omp.composite\");">,
    _OmpDefault<"Makes the operation a part of a composite construct, or not", "void", "setComposite", [{
      $_op->removeDiscardableAttr("omp.composite");
      if (val) $_op->setDiscardableAttr("omp.composite", ::mlir::UnitAttr::get($_op->getContext()));
    }], (ins "bool":$val)>];
}

//===----------------------------------------------------------------------===//
// Attributes of functions, globals and modules
//===----------------------------------------------------------------------===//

class _OmpTargetPart<string what, string result, string name, string part> : _OmpDefault<what, result, name, [{
    auto target = $_op->template getAttrOfType<DeclareTargetAttr>("omp.declare_target");
    return target && target.}] # part # [{() ? target.}] # part # "().getValue() : " # result # "();">;

def DeclareTargetInterface : _OmpInterface<"DeclareTargetInterface",
    "A function or a global that a target device can have too, as the attribute `omp.declare_target` says."> {
  let methods = [
    _OmpDefault<"Sets the attribute", "void", "setDeclareTarget", [{
      auto *context = $_op->getContext();
      $_op->setAttr("omp.declare_target", DeclareTargetAttr::get(context, DeclareTargetDeviceTypeAttr::get(context, deviceType),
          DeclareTargetCaptureClauseAttr::get(context, captureClause), ::mlir::BoolAttr::get(context, automap)));
    }], (ins "mlir::omp::DeclareTargetDeviceType":$deviceType, "mlir::omp::DeclareTargetCaptureClause":$captureClause, "bool":$automap)>,
    _OmpDefault<"Whether there is the attribute", "bool", "isDeclareTarget", "return $_op->hasAttr(\"omp.declare_target\");">,
    _OmpTargetPart<"The devices", "mlir::omp::DeclareTargetDeviceType", "getDeclareTargetDeviceType", "getDeviceType">,
    _OmpTargetPart<"The clause", "mlir::omp::DeclareTargetCaptureClause", "getDeclareTargetCaptureClause", "getCaptureClause">,
    _OmpTargetPart<"Whether the clause has the modifier `automap`", "bool", "getDeclareTargetAutomap", "getAutomap">];
}

// Methods that read and write an attribute of a module, or the value in it.
class _OmpModuleGet<string what, string result, string name, string attribute, string key> : _OmpDefault<what, result, name,
    "auto attr = $_op->template getAttrOfType<::mlir::" # attribute # ">(\"omp." # key # "\"); return attr ? attr.getValue() : "
    # result # "();">;
class _OmpModuleSet<string what, string name, string attribute, string key, string value, string type> : _OmpDefault<what, "void", name,
    "$_op->setAttr(\"omp." # key # "\", ::mlir::" # attribute # "::get($_op->getContext(), " # value # "));",
    !dag(ins, [type], [value])>;

def OffloadModuleInterface : _OmpInterface<"OffloadModuleInterface",
    "A module for a host or for a target device, with attributes that the whole program agrees on."> {
  let methods = [
    _OmpModuleSet<"Sets whether the module is for a device", "setIsTargetDevice", "BoolAttr", "is_target_device", "isTargetDevice", "bool">,
    _OmpModuleGet<"Whether the module is for a device", "bool", "getIsTargetDevice", "BoolAttr", "is_target_device">,
    _OmpModuleSet<"Sets whether the device is a GPU", "setIsGPU", "BoolAttr", "is_gpu", "isGPU", "bool">,
    _OmpModuleGet<"Whether the device is a GPU", "bool", "getIsGPU", "BoolAttr", "is_gpu">,
    _OmpDefault<"The options for the runtime", "mlir::omp::FlagsAttr", "getFlags",
        "return $_op->template getAttrOfType<FlagsAttr>(\"omp.flags\");">,
    _OmpDefault<"Sets the options for the runtime", "void", "setFlags", [{
      $_op->setAttr("omp.flags", FlagsAttr::get($_op->getContext(), debugKind, assumeTeamsOversubscription,
          assumeThreadsOversubscription, assumeNoThreadState, assumeNoNestedParallelism, noGPULib, openmpDeviceVersion));
    }], (ins "uint32_t":$debugKind, "bool":$assumeTeamsOversubscription, "bool":$assumeThreadsOversubscription, "bool":$assumeNoThreadState,
             "bool":$assumeNoNestedParallelism, "uint32_t":$openmpDeviceVersion, "bool":$noGPULib)>,
    _OmpModuleSet<"Sets where the host's module is", "setHostIRFilePath", "StringAttr", "host_ir_filepath", "hostIRFilePath",
                  "std::string">,
    _OmpModuleGet<"Where the host's module is", "llvm::StringRef", "getHostIRFilePath", "StringAttr", "host_ir_filepath">,
    _OmpModuleGet<"The clauses of `requires`", "::mlir::omp::ClauseRequires", "getRequires", "omp::ClauseRequiresAttr", "requires">,
    _OmpModuleSet<"Sets the clauses of `requires`", "setRequires", "omp::ClauseRequiresAttr", "requires", "clauses",
                  "::mlir::omp::ClauseRequires">,
    _OmpModuleGet<"The target devices", "::llvm::ArrayRef<::mlir::Attribute>", "getTargetTriples", "ArrayAttr", "target_triples">,
    _OmpDefault<"Sets the target devices", "void", "setTargetTriples", [{
      ::llvm::SmallVector<::llvm::StringRef> triples(targetTriples.begin(), targetTriples.end());
      $_op->setAttr("omp.target_triples", ::mlir::Builder($_op->getContext()).getStrArrayAttr(triples));
    }], (ins "::llvm::ArrayRef<::std::string>":$targetTriples)>];
}

//===----------------------------------------------------------------------===//
// Transformations of loops
//===----------------------------------------------------------------------===//

// Questions about the names of the loops that a transformation applies to, or that it generates.
class _OmpLoops<string what, string name> {
  defvar range = "get" # name # "sODSOperandIndexAndLength";
  InterfaceMethod place = InterfaceMethod<"The first operand for the loops that it " # what # ", and how many there are",
                                          "std::pair<unsigned, unsigned>", range>;
  InterfaceMethod count = _OmpDefault<"How many loops it " # what, "unsigned", "getNum" # name # "s",
      "return $_op." # range # "().second;">;
  InterfaceMethod has = _OmpDefault<"Whether an operand is a loop that it " # what, "unsigned", "is" # name,
      "auto [first, count] = $_op." # range # "(); return opnum >= first && opnum - first < count;", (ins "unsigned":$opnum)>;
}

def LoopTransformationInterface : _OmpInterface<"LoopTransformationInterface",
    "A loop or a transformation of loops, whose operands of type `!omp.cli` are the names of the loops."> {
  defvar uses = _OmpLoops<"applies to", "Applyee">;
  defvar makes = _OmpLoops<"generates", "Generatee">;
  let methods = [uses.place, makes.place, uses.count, makes.count, uses.has, makes.has];
}

#endif // MICA_OPENMP_OPS_INTERFACES
