include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Grid_Dialect : Dialect {
  let name = "grid";
  let cppNamespace = "::grid";
  let useDefaultTypePrinterParser = 1;
}
def Grid_Order : I32EnumAttr<"Order", "an order", [I32EnumAttrCase<"Rows", 0, "rows">, I32EnumAttrCase<"Columns", 1, "columns">]> {
  let cppNamespace = "::grid";
}
def Grid_Table : TypeDef<Grid_Dialect, "Table"> {
  let mnemonic = "table";
  let parameters = (ins "unsigned":$size, DefaultValuedParameter<"::grid::Order", "::grid::Order::Rows">:$order);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = [{ TableType byRows() { return TableType::get(getContext(), getSize(), Order::Rows); } }];
}
def Grid_Turn : Op<Grid_Dialect, "turn"> {
  let arguments = (ins Grid_Table:$from);
  let results = (outs Grid_Table:$to);
  let assemblyFormat = "$from attr-dict `:` type($from) `->` type($to)";
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify() {
      if (getFrom().getType().byRows() != getTo().getType())
        return emitOpError("result must be ordered by rows");
      return ::mlir::success();
    }
  }];
}
