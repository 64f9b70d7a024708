//===- LinalgInterfaces.td - Interfaces of linalg ----------*- tablegen -*-===//

#ifndef MICA_LINALG_INTERFACES
#define MICA_LINALG_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"

// A question about the maps of a contraction.
class _Is<string description, string name, string test>
    : InterfaceMethod<description, "bool", name, (ins), "return " # test # "($_op.getIndexingMaps());">;

class _Operand<string description, string name, string value>
    : InterfaceMethod<description, "Value", name, (ins), "", "return " # value # ";">;

def LinalgContractionOpInterface : OpInterface<"ContractionOpInterface"> {
  let description = "A structured operation that adds products of two inputs to its output.";
  let cppNamespace = "::mlir::linalg";
  let verify = "return detail::verifyContractionInterface($_op);";
  let verifyWithRegions = 1;
  let methods = [
    InterfaceMethod<"The first factor.", "Value", "lhs", (ins), "return $_op->getOperand(0);">,
    InterfaceMethod<"The second factor.", "Value", "rhs", (ins), "return $_op->getOperand(1);">,
    _Is<"Whether it is a product of matrices.", "isRowMajorMatmul", "mlir::isRowMajorMatmul">,
    _Is<"Whether it is one of matrices that are stored by columns.", "isColumnMajorMatmul", "mlir::isColumnMajorMatmul">,
    _Is<"Whether it is a batch of products of matrices.", "isRowMajorBatchMatmul", "mlir::isRowMajorBatchMatmul">,
    _Is<"Whether it is a product of vector and matrix.", "isVecmat", "mlir::isVecmat">,
    _Is<"Whether it is a batch of products of vector and matrix.", "isBatchVecmat", "mlir::isBatchVecmat">,
    _Is<"Whether it is a product of matrix and vector.", "isMatvec", "mlir::isMatvec">,
    _Is<"Whether it is a batch of products of matrix and vector.", "isBatchMatvec", "mlir::isBatchMatvec">,
  ];
}

def LinalgConvolutionOpInterface : OpInterface<"ConvolutionOpInterface"> {
  let description = "A structured operation that applies a filter to windows of an image.";
  let cppNamespace = "::mlir::linalg";
  let verify = "return detail::verifyConvolutionInterface($_op);";
  let methods = [
    _Operand<"The image.", "image", "$_op->getOperand(0)">,
    _Operand<"The filter.", "filter", "$_op->getOperand(1)">,
  ];
}

def LinalgFillOpInterface : OpInterface<"FillOpInterface"> {
  let description = "A structured operation that writes one value into all elements.";
  let cppNamespace = "::mlir::linalg";
  let verify = "return detail::verifyFillInterface($_op);";
  let methods = [
    _Operand<"The value.", "value", "$_op->getOperand(0)">,
    _Operand<"What is written to.", "output", "$_op->getOperand(1)">,
    _Operand<"The filled tensor, if it is not a buffer.", "result",
             "$_op->getNumResults() > 0 ? Value($_op->getResult(0)) : Value()">,
  ];
}

class _Ask<string description, string result, string name, code default, dag arguments = (ins)>
    : InterfaceMethod<description, result, name, arguments, "", default>;

defvar _opOperand = (ins "OpOperand *":$opOperand);
defvar _theOperand = (ins "OpOperand*":$opOperand);

def LinalgStructuredInterface : OpInterface<"LinalgOp", [DestinationStyleOpInterface, IndexingMapOpInterface]> {
  let description = "Perfectly nested loops: maps from iterations to elements, and a region that computes.";
  let cppNamespace = "::mlir::linalg";
  let verify = "return detail::verifyStructuredOpInterface($_op);";
  let verifyWithRegions = 1;
  let methods = [
    _Ask<"How many loops are parallel.", "unsigned", "getNumParallelLoops",
      "return ::llvm::count($_op.getIteratorTypesArray(), utils::IteratorType::parallel);">,
    _Ask<"Whether all loops are parallel.", "bool", "isAllParallelLoops",
      "return $_op.getNumParallelLoops() == $_op.getNumLoops();">,
    _Ask<"Appends the numbers of the parallel loops.", "void", "getParallelDims",
      "findPositionsOfType($_op.getIteratorTypesArray(), utils::IteratorType::parallel, res);",
      (ins "SmallVectorImpl<unsigned> &":$res)>,
    _Ask<"How many loops reduce.", "unsigned", "getNumReductionLoops",
      "return ::llvm::count($_op.getIteratorTypesArray(), utils::IteratorType::reduction);">,
    _Ask<"Appends the numbers of the loops that reduce.", "void", "getReductionDims",
      "findPositionsOfType($_op.getIteratorTypesArray(), utils::IteratorType::reduction, res);",
      (ins "SmallVectorImpl<unsigned> &":$res)>,
    _Ask<"How many loops there are.", "unsigned", "getNumLoops", "return $_op.getIteratorTypesArray().size();">,
    _Ask<"Whether there is one loop, which reduces.", "bool", "hasSingleReductionLoop",
      "return $_op.getNumLoops() == 1 && $_op.getNumReductionLoops() == 1;">,
    _Ask<"Whether the region uses the elements of an operand.", "bool", "payloadUsesValueFromOperand",
      "return !$_op.getMatchingBlockArgument(opOperand).use_empty();", _opOperand>,
    _Ask<"Whether there are one input and one output.", "bool", "isSingleInputOutput",
      "return $_op.getNumDpsInputs() == 1 && $_op.getNumDpsInits() == 1;">,
    _Ask<"Whether an operand is an output whose elements are used.", "bool", "isInitTensor",
      "return $_op.isDpsInit(opOperand) && $_op.payloadUsesValueFromOperand(opOperand);", _opOperand>,
    _Ask<"The rank of an operand, which is zero for a scalar.", "int64_t", "getRank", [{
      auto type = ::llvm::dyn_cast<ShapedType>(opOperand->get().getType());
      return type ? type.getRank() : 0;
    }], _theOperand>,
    _Ask<"The arguments of the region for the inputs.", "Block::BlockArgListType", "getRegionInputArgs",
      "return $_op.getBlock()->getArguments().take_front($_op.getNumDpsInputs());">,
    _Ask<"The arguments of the region for the outputs.", "Block::BlockArgListType", "getRegionOutputArgs",
      "return $_op.getBlock()->getArguments().take_back($_op.getNumDpsInits());">,
    _Ask<"The argument of the region for an operand.", "BlockArgument", "getMatchingBlockArgument",
      "return $_op.getBlock()->getArgument(opOperand->getOperandNumber());", _opOperand>,
    _Ask<"The operand for an argument of the region.", "OpOperand *", "getMatchingOpOperand",
      "return &$_op->getOpOperand(blockArgument.getArgNumber());", (ins "BlockArgument":$blockArgument)>,
    _Ask<"The map of the output that a result is.", "AffineMap", "getIndexingMapMatchingResult",
      "return $_op.getMatchingIndexingMap($_op.getDpsInitOperand(result.getResultNumber()));",
      (ins "OpResult":$result)>,
    _Ask<"What the region yields for an output.", "OpOperand *", "getMatchingYieldValue", [{
      int64_t output = opOperand->getOperandNumber() - $_op.getNumDpsInputs();
      return &$_op.getBlock()->getTerminator()->getOpOperand(output);
    }], _theOperand>,
    _Ask<"The block of the region.", "Block*", "getBlock", "return &$_op->getRegion(0).front();">,
    _Ask<"The kinds of the loops.", "SmallVector<utils::IteratorType>", "getIteratorTypesArray", [{
      auto types = $_op.getIteratorTypes().template getAsValueRange<IteratorTypeAttr, utils::IteratorType>();
      return {types.begin(), types.end()};
    }]>,
    _Ask<"Whether attributes of the operation change its maps.", "bool", "hasDynamicIndexingMaps", "return false;">,
    _Ask<"Checks the attributes that the maps depend on.", "LogicalResult", "verifyIndexingMapRequiredAttributes",
      "return success();">,
    _Ask<"Whether an operand has a dynamic dimension.", "bool", "hasDynamicShape", [{
      return ::llvm::any_of($_op.getStaticShape(), ShapedType::isDynamic);
    }]>,
    _Ask<"The name of a function in a library that does the same.", "std::string", "getLibraryCallName",
      "return {};">,
    InterfaceMethod<"Whether the region uses the numbers of iterations.", "bool", "hasIndexSemantics">,
    _Ask<"The operands that have arguments of the region.", "::llvm::SmallVector<OpOperand *>",
      "getOpOperandsMatchingBBargs", [{
        ::llvm::SmallVector<OpOperand *> operands;
        for (OpOperand &operand : $_op->getOpOperands())
          operands.push_back(&operand);
        return operands;
      }]>,
    _Ask<"Finds an operand, and its dimension, that a loop runs along.", "LogicalResult",
      "mapIterationSpaceDimToOperandDim", [{
        ::llvm::SmallVector<std::pair<Value, unsigned>> pairs;
        $_op.mapIterationSpaceDimToAllOperandDims(dimPos, pairs);
        if (pairs.empty())
          return failure();
        std::tie(operand, operandDimPos) = pairs.front();
        return success();
      }], (ins "unsigned":$dimPos, "::mlir::Value &":$operand, "unsigned &":$operandDimPos)>,
    _Ask<"Finds all operands, and their dimensions, that a loop runs along.", "void",
      "mapIterationSpaceDimToAllOperandDims", [{
        auto loop = getAffineDimExpr(dimPos, $_op->getContext());
        for (OpOperand &operand : $_op->getOpOperands())
          for (auto [i, expr] : ::llvm::enumerate($_op.getMatchingIndexingMap(&operand).getResults()))
            if (expr == loop)
              operandDimPairs.push_back({operand.get(), static_cast<unsigned>(i)});
      }], (ins "unsigned":$dimPos, "mlir::SmallVectorImpl<std::pair<Value, unsigned>>&":$operandDimPairs)>,
    _Ask<"Whether maps were given that are not the default ones.", "bool", "hasUserDefinedMaps", "return false;">,
    _Ask<"Whether the loops have bounds without some operands.", "bool", "canOpOperandsBeDropped",
      "return detail::canOpOperandsBeDroppedImpl($_op, droppedOperands);",
      (ins "ArrayRef<OpOperand *>":$droppedOperands)>,
    _Ask<"The shape of an operand, which a scalar has not.", "ArrayRef<int64_t>", "getShape", [{
      auto type = ::llvm::dyn_cast<ShapedType>(opOperand->get().getType());
      return type ? type.getShape() : ArrayRef<int64_t>();
    }], _theOperand>,
    StaticInterfaceMethod<"The function that builds the region, null if it is given.",
      "std::function<void(ImplicitLocOpBuilder &, Block &, ArrayRef<NamedAttribute>, function_ref<InFlightDiagnostic()>)>",
      "getRegionBuilder", (ins), "return ConcreteOp::getRegionBuilder();">,
    InterfaceMethod<"Whether all maps only choose and order loops.", "bool", "hasOnlyProjectedPermutations", (ins),
      "return ::llvm::all_of($_op.getIndexingMapsArray(), [](AffineMap map) { return map.isProjectedPermutation(); });">,
  ];
}

def AggregatedOpInterface : OpInterface<"AggregatedOpInterface"> {
  let description = "An operation that can be made of simpler ones.";
  let cppNamespace = "::mlir::linalg";
  let methods = [
    _Ask<"Makes the simpler operations.", "FailureOr<SmallVector<Value>>", "decomposeOperation", "return {};",
         (ins "OpBuilder &":$b)>,
  ];
}

#endif // MICA_LINALG_INTERFACES
