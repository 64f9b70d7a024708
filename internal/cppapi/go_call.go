package cppapi

import (
	"strconv"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// GoCall returns the translation of a function to Go, or nil. Functions that call an exported
// Go function with the same arguments need none here.
func (a *API) GoCall(f *cxx.Func, names GoNames) *cxx.GoCall {
	if made, ok := f.Host.(goMaking); ok {
		return made.call(names)
	}
	if f.Go != nil {
		if f.Go.Text == "" && f.Go.Steps == nil {
			return nil
		}
		return f.Go
	}
	if c := f.ExportedGo(); c != nil {
		return c
	}
	name := f.Name
	if strings.HasPrefix(name, "mlir::TypedValue<") && strings.HasSuffix(name, "::getType") {
		g := a.GoClass(f.Result.Class, names)
		switch {
		case g == nil:
		case g.Cast != "":
			return &cxx.GoCall{Text: strings.ReplaceAll(g.Cast, "$0", "$0.Type()"), Type: g.Type, OK: true, NonNil: true, Hint: g.Hint}
		case g.Is == "":
			return &cxx.GoCall{Text: "$0.Type().(" + g.Type + ")", Type: g.Type, OK: true, NonNil: true, Hint: g.Hint}
		}
	}
	if class, ok := strings.CutSuffix(name, "::operator mlir::Value"); ok && a.ops[a.Registry.LookupClass(class)] != nil {
		return &cxx.GoCall{Text: "$0.Result(0)", Type: "*ir.Value", NonNil: true, Guard: "$0.NumResults() == 1"}
	}
	for _, key := range []string{name + "(" + paramNames(f.Params) + ")", name + "/" + strconv.Itoa(len(f.Params)), name} {
		if c, ok := goCalls()[key]; ok {
			return &c
		}
	}
	return nil
}

func paramNames(params []*cxx.Type) string {
	var names []string
	for _, p := range params {
		names = append(names, p.String())
	}
	return strings.Join(names, ", ")
}

// ints are the types of arguments that are numbers in C++ and int in Go.
var ints = []string{"", "int", "int"}

// typ, attr and so on return calls that yield an object, a condition or a number.
func objectCall(text, typ string) cxx.GoCall {
	return cxx.GoCall{Text: text, Type: typ, NonNil: true, Args: ints}
}

func nilableCall(text, typ string) cxx.GoCall { return cxx.GoCall{Text: text, Type: typ, Args: ints} }
func testCall(text string) cxx.GoCall         { return cxx.GoCall{Text: text, Type: "bool", Args: ints} }
func countCall(text string) cxx.GoCall {
	return cxx.GoCall{Text: text, Type: "int", Positive: true, Args: ints}
}

func (c guarded) call() cxx.GoCall {
	c.GoCall.Guard = c.guard
	return c.GoCall
}

// guarded is a call that fails without a condition.
type guarded struct {
	cxx.GoCall
	guard string
}

// goCalls are the translations of functions by name, followed by the number of parameters
// or by their types where functions of one name differ.
var goCalls = sync.OnceValue(func() map[string]cxx.GoCall {
	return map[string]cxx.GoCall{
		"mlir::Type::getContext":      objectCall("$0.Context()", "*ir.Context"),
		"mlir::Attribute::getContext": objectCall("$0.Context()", "*ir.Context"),
		"mlir::Operation::getContext": objectCall("$0.Context()", "*ir.Context"),
		"mlir::Value::getContext":     objectCall("$0.Type().Context()", "*ir.Context"),
		"mlir::Builder::getContext":   objectCall("$0", "*ir.Context"),

		"mlir::Type::isInteger":                    {Text: "ir.IsInteger($0, $1)", Type: "bool", Args: ints, Missing: "0"},
		"mlir::Type::isSignlessInteger":            {Text: "ir.IsSignless($0, $1)", Type: "bool", Args: ints, Missing: "0"},
		"mlir::Type::isSignedInteger":              {Text: "ir.IsSigned($0, $1)", Type: "bool", Args: ints, Missing: "0"},
		"mlir::Type::isUnsignedInteger":            {Text: "ir.IsUnsigned($0, $1)", Type: "bool", Args: ints, Missing: "0"},
		"mlir::Type::isBF16":                       testCall("ir.IsFloat($0, num.BF16)"),
		"mlir::Type::isF16":                        testCall("ir.IsFloat($0, num.F16)"),
		"mlir::Type::isTF32":                       testCall("ir.IsFloat($0, num.TF32)"),
		"mlir::Type::isF32":                        testCall("ir.IsFloat($0, num.F32)"),
		"mlir::Type::isF64":                        testCall("ir.IsFloat($0, num.F64)"),
		"mlir::Type::isF80":                        testCall("ir.IsFloat($0, num.F80)"),
		"mlir::Type::isF128":                       testCall("ir.IsFloat($0, num.F128)"),
		"mlir::Type::isFloat":                      testCall("ir.IsFloat($0)"),
		"mlir::Type::isIndex":                      testCall("ir.IsIndex($0)"),
		"mlir::Type::isIntOrIndex":                 testCall("ir.IsInteger($0, 0) || ir.IsIndex($0)"),
		"mlir::Type::isIntOrFloat":                 testCall("ir.IsInteger($0, 0) || ir.IsFloat($0)"),
		"mlir::Type::isIntOrIndexOrFloat":          testCall("ir.IsInteger($0, 0) || ir.IsIndex($0) || ir.IsFloat($0)"),
		"mlir::Type::isSignlessIntOrIndex":         testCall("ir.IsSignless($0, 0) || ir.IsIndex($0)"),
		"mlir::Type::isSignlessIntOrFloat":         testCall("ir.IsSignless($0, 0) || ir.IsFloat($0)"),
		"mlir::Type::isSignlessIntOrIndexOrFloat":  testCall("ir.IsSignless($0, 0) || ir.IsIndex($0) || ir.IsFloat($0)"),
		"mlir::Type::getIntOrFloatBitWidth":        {Text: "ir.IntOrFloatWidth($0)", Type: "int", OK: true, Positive: true, Hint: "width"},
		"mlir::IntegerType::getWidth":              countCall("$0.Width"),
		"mlir::IntegerType::isSigned":              testCall("$0.Signedness == ir.Signed"),
		"mlir::IntegerType::isUnsigned":            testCall("$0.Signedness == ir.Unsigned"),
		"mlir::IntegerType::isSignless":            testCall("$0.Signedness == ir.Signless"),
		"mlir::FloatType::getWidth":                countCall("$0.Width()"),
		"mlir::FloatType::getFPMantissaWidth":      countCall("$0.Kind.Precision()"),
		"mlir::FunctionType::getInputs":            objectCall("$0.Inputs", "[]ir.Type"),
		"mlir::FunctionType::getResults":           objectCall("$0.Results", "[]ir.Type"),
		"mlir::FunctionType::getNumInputs":         countCall("len($0.Inputs)"),
		"mlir::FunctionType::getNumResults":        countCall("len($0.Results)"),
		"mlir::TupleType::getTypes":                objectCall("$0.Types", "[]ir.Type"),
		"mlir::TupleType::size":                    countCall("len($0.Types)"),
		"mlir::ComplexType::getElementType":        objectCall("$0.Element", "ir.Type"),
		"mlir::OpaqueType::getDialectNamespace":    {Text: "$0.Namespace"},
		"mlir::OpaqueType::getTypeData":            {Text: "$0.Text"},
		"mlir::getElementTypeOrSelf(mlir::Type)":   objectCall("ir.ElementTypeOrSelf($0)", "ir.Type"),
		"mlir::getElementTypeOrSelf(mlir::Value)":  objectCall("ir.ElementTypeOrSelf($0.Type())", "ir.Type"),
		"mlir::isOpaqueTypeWithName":               testCall("ir.IsOpaqueType($0, $1, $2)"),
		"mlir::ShapedType::cloneWith":              {None: &cxx.GoCall{Text: "ir.WithElementType($0, $2)", Type: "ir.Type"}},
		"mlir::ShapedType::getElementType":         objectCall("$0.ElementType()", "ir.Type"),
		"mlir::ShapedType::hasRank":                testCall("$0.HasRank()"),
		"mlir::ShapedType::getShape":               objectCall("$0.Shape()", "[]int64"),
		"mlir::ShapedType::hasStaticShape":         testCall("ir.HasStaticShape($0)"),
		"mlir::ShapedType::getRank":                guarded{countCall("len($0.Shape())"), "$0.HasRank()"}.call(),
		"mlir::ShapedType::getNumElements":         {Text: "ir.NumElements($0)", Type: "int64", OK: true, Hint: "n"},
		"mlir::ShapedType::getElementTypeBitWidth": {Text: "ir.IntOrFloatWidth($0.ElementType())", Type: "int", OK: true, Positive: true, Hint: "width"},
		"mlir::ShapedType::getDimSize":             guarded{cxx.GoCall{Text: "$0.Shape()[$1]", Type: "int64", Args: ints}, "$1 >= 0 && $1 < len($0.Shape())"}.call(),
		"mlir::ShapedType::isDynamicDim":           guarded{testCall("$0.Shape()[$1] == ir.Dynamic"), "$1 >= 0 && $1 < len($0.Shape())"}.call(),
		"mlir::ShapedType::isDynamic":              testCall("$0 == ir.Dynamic"),
		"mlir::ShapedType::clone/1":                objectCall("ir.WithElementType($0, $1)", "ir.Type"),
		"mlir::TensorType::getShape":               guarded{objectCall("$0.Shape()", "[]int64"), "$0.HasRank()"}.call(),
		"mlir::VectorType::isScalable":             testCall("$0.IsScalable()"),
		"mlir::VectorType::allDimsScalable":        testCall("$0.IsAllScalable()"),
		"mlir::RankedTensorType::getEncoding":      nilableCall("$0.Encoding", "ir.Attribute"),
		"mlir::UnrankedTensorType::get":            objectCall("$0.Context().UnrankedTensorType($0)", "*ir.UnrankedTensorType"),
		"mlir::MemRefType::isStrided":              testCall("$0.IsStrided()"),

		"mlir::Builder::getIntegerType":                          objectCall("$0.IntegerType($1)", "*ir.IntegerType"),
		"mlir::IntegerType::get":                                 objectCall("$0.IntegerType($1)", "*ir.IntegerType"),
		"mlir::Builder::getIntegerAttr(mlir::Type, int64_t)":     {Text: "$0.Int64Attr($1, $2)", Type: "*ir.IntegerAttr", NonNil: true, Args: []string{"", "", "int64"}},
		"mlir::IntegerAttr::get(mlir::Type, int64_t)":            {Text: "$0.Context().Int64Attr($0, $1)", Type: "*ir.IntegerAttr", NonNil: true, Args: []string{"", "int64"}},
		"mlir::IndexType::get":                                   objectCall("$0.IndexType()", "*ir.IndexType"),
		"mlir::NoneType::get":                                    objectCall("$0.NoneType()", "*ir.NoneType"),
		"mlir::Builder::getIndexType":                            objectCall("$0.IndexType()", "*ir.IndexType"),
		"mlir::Builder::getNoneType":                             objectCall("$0.NoneType()", "*ir.NoneType"),
		"mlir::Builder::getI1Type":                               objectCall("$0.I1()", "*ir.IntegerType"),
		"mlir::Builder::getI8Type":                               objectCall("$0.I8()", "*ir.IntegerType"),
		"mlir::Builder::getI16Type":                              objectCall("$0.I16()", "*ir.IntegerType"),
		"mlir::Builder::getI32Type":                              objectCall("$0.I32()", "*ir.IntegerType"),
		"mlir::Builder::getI64Type":                              objectCall("$0.I64()", "*ir.IntegerType"),
		"mlir::Builder::getF16Type":                              objectCall("$0.F16()", "*ir.FloatType"),
		"mlir::Builder::getBF16Type":                             objectCall("$0.BF16()", "*ir.FloatType"),
		"mlir::Builder::getF32Type":                              objectCall("$0.F32()", "*ir.FloatType"),
		"mlir::Builder::getF64Type":                              objectCall("$0.F64()", "*ir.FloatType"),
		"mlir::Builder::getF80Type":                              objectCall("$0.F80()", "*ir.FloatType"),
		"mlir::Builder::getF128Type":                             objectCall("$0.F128()", "*ir.FloatType"),
		"mlir::Builder::getTF32Type":                             objectCall("$0.FloatType(num.TF32)", "*ir.FloatType"),
		"mlir::Builder::getF8E8M0Type":                           objectCall("$0.FloatType(num.F8E8M0FNU)", "*ir.FloatType"),
		"mlir::Builder::getFunctionType":                         objectCall("$0.FunctionType($1, $2)", "*ir.FunctionType"),
		"mlir::Builder::getTupleType":                            objectCall("$0.TupleType($1)", "*ir.TupleType"),
		"mlir::Builder::getUnitAttr":                             objectCall("$0.UnitAttr()", "*ir.UnitAttr"),
		"mlir::Builder::getBoolAttr":                             objectCall("$0.BoolAttr($1)", "*ir.IntegerAttr"),
		"mlir::Builder::getStringAttr":                           objectCall("$0.StringAttr($1)", "*ir.StringAttr"),
		"mlir::Builder::getArrayAttr":                            objectCall("$0.ArrayAttr($1)", "*ir.ArrayAttr"),
		"mlir::Builder::getIndexAttr":                            {Text: "$0.Int64Attr($0.IndexType(), $1)", Type: "*ir.IntegerAttr", NonNil: true, Args: []string{"", "int64"}},
		"mlir::Builder::getI32IntegerAttr":                       {Text: "$0.Int64Attr($0.I32(), $1)", Type: "*ir.IntegerAttr", NonNil: true, Args: []string{"", "int64"}},
		"mlir::Builder::getI64IntegerAttr":                       {Text: "$0.Int64Attr($0.I64(), $1)", Type: "*ir.IntegerAttr", NonNil: true, Args: []string{"", "int64"}},
		"mlir::Builder::getIntegerAttr(mlir::Type, llvm::APInt)": objectCall("$0.IntegerAttr($1, $2)", "*ir.IntegerAttr"),
		"mlir::Builder::getStrArrayAttr":                         objectCall("typed.StringArray($0, $1)", "*ir.ArrayAttr"),
		"mlir::Builder::getI32VectorAttr":                        objectCall("typed.I32Vector($0, $1)", "*ir.DenseElementsAttr"),
		"mlir::Builder::getFloatAttr":                            {Text: "$0.Float64Attr($1, $2)", Type: "*ir.FloatAttr", NonNil: true},
		"mlir::Builder::getF32FloatAttr":                         {Text: "$0.Float64Attr($0.F32(), $1)", Type: "*ir.FloatAttr", NonNil: true, Args: []string{"", "float64"}},
		"mlir::Builder::getF64FloatAttr":                         {Text: "$0.Float64Attr($0.F64(), $1)", Type: "*ir.FloatAttr", NonNil: true, Args: []string{"", "float64"}},
		"mlir::Builder::getDenseBoolArrayAttr":                   objectCall("$0.DenseBoolArray($1)", "*ir.DenseArrayAttr"),
		"mlir::Builder::getDenseI8ArrayAttr":                     objectCall("$0.DenseI8Array($1)", "*ir.DenseArrayAttr"),
		"mlir::Builder::getDenseI16ArrayAttr":                    objectCall("$0.DenseI16Array($1)", "*ir.DenseArrayAttr"),
		"mlir::Builder::getDenseI32ArrayAttr":                    objectCall("$0.DenseI32Array($1)", "*ir.DenseArrayAttr"),
		"mlir::Builder::getDenseI64ArrayAttr":                    objectCall("$0.DenseI64Array($1)", "*ir.DenseArrayAttr"),
		"mlir::Builder::getDenseF32ArrayAttr":                    objectCall("$0.DenseF32Array($1)", "*ir.DenseArrayAttr"),
		"mlir::Builder::getDenseF64ArrayAttr":                    objectCall("$0.DenseF64Array($1)", "*ir.DenseArrayAttr"),
		"mlir::StringAttr::get":                                  objectCall("$0.StringAttr($1)", "*ir.StringAttr"),
		"mlir::BoolAttr::get":                                    objectCall("$0.BoolAttr($1)", "*ir.IntegerAttr"),
		"mlir::UnitAttr::get":                                    objectCall("$0.UnitAttr()", "*ir.UnitAttr"),
		"mlir::TypeAttr::get":                                    objectCall("$0.Context().TypeAttr($0)", "*ir.TypeAttr"),
		"mlir::ArrayAttr::get":                                   objectCall("$0.ArrayAttr($1)", "*ir.ArrayAttr"),
		"mlir::BFloat16Type::get":                                objectCall("$0.BF16()", "*ir.FloatType"),
		"mlir::Float16Type::get":                                 objectCall("$0.F16()", "*ir.FloatType"),
		"mlir::Float32Type::get":                                 objectCall("$0.F32()", "*ir.FloatType"),
		"mlir::Float64Type::get":                                 objectCall("$0.F64()", "*ir.FloatType"),
		"mlir::FunctionType::get":                                objectCall("$0.FunctionType($1, $2)", "*ir.FunctionType"),
		"mlir::TupleType::get/2":                                 objectCall("$0.TupleType($1)", "*ir.TupleType"),

		"mlir::TypedAttr::getType": {Text: "ir.TypeOf($0)", Type: "ir.Type", For: map[string]cxx.GoCall{
			"*ir.IntegerAttr": objectCall("$0.Type()", "ir.Type"), "*ir.FloatAttr": objectCall("$0.Type()", "ir.Type"),
			"*ir.DenseElementsAttr": objectCall("$0.Type()", "ir.Type"),
		}},
		"mlir::ElementsAttr::getType":        {Text: "ir.AsShaped(ir.TypeOf($0))", Type: "ir.ShapedType", OK: true, NonNil: true, Hint: "s"},
		"mlir::ElementsAttr::getShapedType":  {Text: "ir.AsShaped(ir.TypeOf($0))", Type: "ir.ShapedType", OK: true, NonNil: true, Hint: "s"},
		"mlir::ElementsAttr::getElementType": objectCall("ir.ElementTypeOrSelf(ir.TypeOf($0))", "ir.Type"),
		"mlir::BoolAttr::getValue":           testCall("!$0.Value.IsZero()"),
		"mlir::IntegerAttr::getValue":        objectCall("$0.Value", "num.APInt"),
		"mlir::IntegerAttr::getInt":          {Text: "$0.BoundedInt64()", Type: "int64"},
		"mlir::IntegerAttr::getSInt":         guarded{cxx.GoCall{Text: "$0.Int64()", Type: "int64"}, "ir.IsSigned($0.Type(), 0)"}.call(),
		"mlir::IntegerAttr::getUInt":         guarded{cxx.GoCall{Text: "$0.Value.Low64()", Type: "uint64"}, "ir.IsUnsigned($0.Type(), 0)"}.call(),
		"mlir::FloatAttr::getValueAsDouble":  {Text: "$0.Float64()"},
		"mlir::StringAttr::getValue":         {Text: "$0.Value"},
		"mlir::StringAttr::str":              {Text: "$0.Value"},
		"mlir::StringAttr::strref":           {Text: "$0.Value"},
		"mlir::StringAttr::size":             countCall("len($0.Value)"),
		"mlir::StringAttr::empty":            testCall(`$0.Value == ""`),
		// The name of an attribute is a string in Go.
		"mlir::NamedAttribute::getName":                             {Text: "$0.Name", Type: "string", NonNil: true},
		"mlir::StringAttr::operator llvm::StringRef":                {Text: "$0.Value", For: map[string]cxx.GoCall{"string": {Text: "$0", Type: "string"}}},
		"mlir::SymbolRefAttr::get(mlir::StringAttr)":                objectCall("$0.Context().SymbolRefAttr($0.Value)", "*ir.SymbolRefAttr"),
		"mlir::SymbolRefAttr::get(mlir::Operation)":                 {Text: "ir.SymbolOf($0)", Type: "*ir.SymbolRefAttr", OK: true, NonNil: true, Hint: "symbol"},
		"mlir::SymbolRefAttr::get/2":                                objectCall("$0.SymbolRefAttr($1)", "*ir.SymbolRefAttr"),
		"mlir::FlatSymbolRefAttr::get(mlir::StringAttr)":            objectCall("$0.Context().SymbolRefAttr($0.Value)", "*ir.SymbolRefAttr"),
		"mlir::FlatSymbolRefAttr::get(mlir::Operation)":             {Text: "ir.SymbolOf($0)", Type: "*ir.SymbolRefAttr", OK: true, NonNil: true, Hint: "symbol"},
		"mlir::FlatSymbolRefAttr::get/2":                            objectCall("$0.SymbolRefAttr($1)", "*ir.SymbolRefAttr"),
		"mlir::getReassociationIndicesAttribute":                    objectCall("typed.IndexArrays($0, $1)", "*ir.ArrayAttr"),
		"assert":                                                    {Guard: "$0"},
		"mlir::TypeAttr::getValue":                                  objectCall("$0.Value", "ir.Type"),
		"mlir::ArrayAttr::getValue":                                 objectCall("$0.Elements", "[]ir.Attribute"),
		"mlir::ArrayAttr::operator llvm::ArrayRef<mlir::Attribute>": objectCall("$0.Elements", "[]ir.Attribute"),
		"mlir::ArrayAttr::size":                                     countCall("len($0.Elements)"),
		"mlir::ArrayAttr::empty":                                    testCall("len($0.Elements) == 0"),
		"mlir::DictionaryAttr::size":                                countCall("len($0.Entries)"),
		"mlir::DictionaryAttr::empty":                               testCall("len($0.Entries) == 0"),
		"mlir::DictionaryAttr::get":                                 nilableCall("$0.Attr($1)", "ir.Attribute"),
		"mlir::DictionaryAttr::contains":                            testCall("$0.Attr($1) != nil"),
		"mlir::DenseArrayAttr::size":                                countCall("$0.Len()"),
		"mlir::DenseArrayAttr::empty":                               testCall("$0.Len() == 0"),
		"mlir::DenseI64ArrayAttr::asArrayRef":                       {Text: "$0.Int64s()", Type: "[]int64", NonNil: true},
		"mlir::FlatSymbolRefAttr::getValue":                         {Text: "$0.Root"},
		"llvm::APInt::APInt/2":                                      {Text: "num.NewAPUint($0, $1)", Type: "num.APInt", NonNil: true, Args: []string{"int", "uint64"}},
		"llvm::APInt::eq":                                           testCall("$0.Equal($1)"),
		"llvm::APInt::ne":                                           testCall("!$0.Equal($1)"),
		"llvm::APInt::isZero":                                       testCall("$0.IsZero()"),
		"llvm::APInt::isPowerOf2":                                   testCall("$0.PopCount() == 1"),
		"llvm::APInt::isOne":                                        testCall("$0.IsOne()"),
		"llvm::APInt::isNegative":                                   testCall("$0.IsNegative()"),
		"llvm::APInt::isNonNegative":                                testCall("!$0.IsNegative()"),
		"llvm::APInt::isStrictlyPositive":                           testCall("!$0.IsNegative() && !$0.IsZero()"),
		"llvm::APInt::isAllOnes":                                    testCall("$0.IsAllOnes()"),
		"llvm::APInt::getBitWidth":                                  countCall("$0.Width()"),
		"llvm::APInt::getSExtValue":                                 {Text: "$0.Int64()", Type: "int64", OK: true, Hint: "n"},
		"llvm::APInt::getZExtValue":                                 {Text: "$0.Uint64()", Type: "uint64", OK: true, Hint: "n"},
		"mlir::Value::getType":                                      objectCall("$0.Type()", "ir.Type"),
		"mlir::Value::hasOneUse":                                    testCall("$0.HasOneUse()"),
		"mlir::Value::hasNUses":                                     testCall("$0.HasNUses($1)"),
		"mlir::Value::hasNUsesOrMore":                               testCall("$0.HasNUsesOrMore($1)"),
		"mlir::Value::use_empty":                                    testCall("!$0.HasUses()"),
		"mlir::Operation::getNumOperands":                           countCall("$0.NumOperands()"),
		"mlir::Operation::getNumResults":                            countCall("$0.NumResults()"),
		"mlir::Operation::getNumRegions":                            countCall("$0.NumRegions()"),
		"mlir::Operation::getNumSuccessors":                         countCall("$0.NumSuccessors()"),
		"mlir::Operation::getOperand/1":                             guarded{objectCall("$0.Operand($1)", "*ir.Value"), "$1 < $0.NumOperands()"}.call(),
		"mlir::Operation::getOperand/0":                             guarded{objectCall("$0.Operand(0)", "*ir.Value"), "$0.NumOperands() > 0"}.call(),
		"mlir::Operation::getResult/1":                              guarded{objectCall("$0.Result($1)", "*ir.Value"), "$1 < $0.NumResults()"}.call(),
		"mlir::Operation::getResult/0":                              guarded{objectCall("$0.Result(0)", "*ir.Value"), "$0.NumResults() > 0"}.call(),
		"mlir::Operation::getRegion/1":                              guarded{objectCall("$0.Region($1)", "*ir.Region"), "$1 < $0.NumRegions()"}.call(),
		"mlir::Operation::getRegion/0":                              guarded{objectCall("$0.Region(0)", "*ir.Region"), "$0.NumRegions() > 0"}.call(),
		"mlir::Operation::getOperands":                              objectCall("$0.Operands()", "[]*ir.Value"),
		"mlir::Operation::getResults":                               objectCall("$0.Results()", "[]*ir.Value"),
		"mlir::Operation::getOperandTypes":                          objectCall("$0.OperandTypes()", "[]ir.Type"),
		"mlir::Operation::getResultTypes":                           objectCall("$0.ResultTypes()", "[]ir.Type"),
		"mlir::Operation::getOperation":                             objectCall("$0", "*ir.Operation"),
		"mlir::Operation::getParentOp":                              nilableCall("$0.ParentOp()", "*ir.Operation"),
		"mlir::Operation::getName":                                  objectCall("$0.Def()", "*ir.OpDef"),
		"mlir::Operation::getBlock":                                 nilableCall("$0.Block()", "*ir.Block"),
		"mlir::Operation::getAttr":                                  nilableCall("$0.Attr($1)", "ir.Attribute"),
		"mlir::Operation::hasAttr":                                  testCall("$0.Attr($1) != nil"),
		"mlir::OperationName::getStringRef":                         {Text: "$0.Name"},
		"mlir::OperationName::getIdentifier":                        {Text: "$0.Name"},
		"mlir::ValueRange::getTypes":                                objectCall("ir.TypesOf($0)", "[]ir.Type"),
		"mlir::ValueRange::getType":                                 objectCall("ir.TypesOf($0)", "[]ir.Type"),
		"llvm::Align::value":                                        {Text: "$0"},
		"mlir::OperationState::operands":                            {Append: "$0.Operands($1)"},
		"mlir::OperationState::types":                               {Append: "$0.Results($1)"},
		"mlir::OperationState::successors":                          {Append: "$0.Successors($1)"},
		"mlir::OperationState::addOperands":                         {Text: "$0.Operands($1......)"},
		"mlir::OperationState::addTypes":                            {Text: "$0.Results($1......)"},
		"mlir::OperationState::addAttribute":                        {Text: "$0.Set($1, $2)", Args: []string{"", "", "ir.Attribute"}},
		"mlir::OperationState::addAttributes":                       {Text: "$0.Attributes($1......)"},
		"mlir::OperationState::addSuccessors(mlir::Block)":          {Text: "$0.Successors($1)"},
		"mlir::OperationState::addSuccessors":                       {Text: "$0.Successors($1......)"},
		"mlir::OperationState::addRegion/0":                         objectCall("$0.NewRegion()", "*ir.Region"),
		"mlir::NamedAttribute::getValue":                            objectCall("$0.Value", "ir.Attribute"),
		"mlir::OperationState::name":                                objectCall("$0.Def()", "*ir.OpDef"),
		"mlir::OperationState::getContext":                          objectCall("$0.Context()", "*ir.Context"),
		"mlir::Region::empty":                                       testCall("$0.Empty()"),
		"mlir::Region::hasOneBlock":                                 testCall("$0.HasOneBlock()"),
		"mlir::Region::front":                                       guarded{objectCall("$0.Entry()", "*ir.Block"), "!$0.Empty()"}.call(),
		"mlir::Region::operator llvm::ArrayRef<mlir::Block>":        {Text: "slices.Collect($0.Blocks())", Type: "[]*ir.Block", NonNil: true, Len: "$0.NumBlocks()"},
		"mlir::Block::empty":                                        testCall("$0.Empty()"),
		"mlir::Block::getNumArguments":                              countCall("$0.NumArguments()"),
		"mlir::VectorType::Builder::Builder":                        objectCall("$0", "*ir.VectorType"),
		"mlir::VectorType::Builder::setDim":                         {Text: "ir.WithDim($0, $1, $2)", Type: "*ir.VectorType", OK: true, NonNil: true, Args: []string{"", "int", "int64"}, Hint: "v"},
		"mlir::VectorType::Builder::dropDim":                        {Text: "ir.WithoutDim($0, $1)", Type: "*ir.VectorType", OK: true, NonNil: true, Args: ints, Hint: "v"},
		"mlir::VectorType::Builder::setElementType":                 objectCall("ir.WithVectorElement($0, $1)", "*ir.VectorType"),
		"mlir::VectorType::Builder::operator mlir::VectorType":      objectCall("$0", "*ir.VectorType"),
		"mlir::VectorType::Builder::operator mlir::Type":            objectCall("$0", "*ir.VectorType"),
		"mlir::VectorType::VectorType(mlir::VectorType::Builder)":   objectCall("$0", "*ir.VectorType"),
		"mlir::VectorType::get/3":                                   {Text: "ir.VectorTypeOf($0, $1, $2)", Type: "*ir.VectorType", OK: true, NonNil: true, Hint: "v", Missing: "nil"},
	}
})

// goParam returns the translation of the accessor of a parameter.
func (a *API) goParam(t *cxx.Type, name string) cxx.GoCall {
	param := "$0.Param(" + strconv.Quote(name) + ")"
	as := func(typ string) cxx.GoCall {
		return cxx.GoCall{Text: "ir.ParamAs[" + typ + "](" + param + ")", Type: typ}
	}
	switch t.Kind {
	case cxx.KindBool:
		return as("bool")
	case cxx.KindInt:
		c := as("int64")
		if t.Unsigned {
			c = as("uint64")
		}
		if t.Bits < 64 {
			c.Text, c.Type = "int("+c.Text+")", "int"
		}
		return c
	case cxx.KindString:
		return as("string")
	case cxx.KindEnum:
		c := as("ir.EnumValue")
		c.Text += ".Value"
		c.Type = ""
		return c
	case cxx.KindObject:
		if g := a.GoClass(t.Class, GoNames{TypeDef: anyDef[*ir.TypeDefinition], AttrDef: anyDef[*ir.AttributeDefinition]}); g != nil && strings.HasPrefix(g.Type, "*ir.") {
			return as(g.Type)
		}
		if t.Class.DerivesFrom(a.Type) {
			return as("ir.Type")
		}
		if t.Class.DerivesFrom(a.Attribute) {
			return as("ir.Attribute")
		}
	case cxx.KindList:
		switch e := t.Elem; {
		case e.Kind == cxx.KindInt && !e.Unsigned && e.Bits == 64:
			return cxx.GoCall{Text: "ir.ParamsAs[int64](" + param + ")", Type: "[]int64", NonNil: true}
		case e.Kind == cxx.KindObject && e.Class == a.Type:
			return cxx.GoCall{Text: "ir.ParamsAs[ir.Type](" + param + ")", Type: "[]ir.Type", NonNil: true}
		case e.Kind == cxx.KindObject && e.Class == a.Attribute:
			return cxx.GoCall{Text: "ir.ParamsAs[ir.Attribute](" + param + ")", Type: "[]ir.Attribute", NonNil: true}
		}
	}
	return cxx.GoCall{}
}

func anyDef[T any](T) string { return "_" }

// A goMaking is a function that builds a type or an attribute of a definition from its
// parameters.
type goMaking struct {
	typ     *ir.TypeDefinition
	attr    *ir.AttributeDefinition
	params  []ir.ParamDef
	types   []*cxx.Type
	checked bool
}

func (m goMaking) call(names GoNames) *cxx.GoCall {
	def, kind := "", "Type"
	if m.typ != nil && names.TypeDef != nil {
		def = names.TypeDef(m.typ)
	} else if m.attr != nil && names.AttrDef != nil {
		def, kind = names.AttrDef(m.attr), "Attr"
	}
	if def == "" {
		return nil
	}
	c := &cxx.GoCall{Text: "ir.NewDefined" + kind + "($0, " + def, Type: "*ir.Defined" + kind, NonNil: true, OK: true, Args: []string{""}, Hint: "made"}
	if len(m.params) == 0 && !m.checked {
		return &cxx.GoCall{Text: "$0.Defined" + kind + "(" + def + ", nil)", Type: c.Type, NonNil: true}
	}
	for i, t := range m.types {
		arg, typ := "$"+strconv.Itoa(i+1), ""
		switch {
		case t.Kind == cxx.KindInt && t.Unsigned:
			typ = "uint64"
			arg = "uint64(" + arg + ")"
		case t.Kind == cxx.KindInt:
			typ = "int64"
			arg = "int64(" + arg + ")"
		case t.Kind == cxx.KindEnum && m.params[i].Enum != nil:
			arg = "ir.EnumValue{Def: " + def + ".Params[" + strconv.Itoa(i) + "].Enum, Value: " + arg + "}"
		case t.Kind == cxx.KindBool, t.Kind == cxx.KindString, t.Kind == cxx.KindObject && !t.Class.DerivesFrom(cxx.TypeAPInt().Class):
		case t.Kind == cxx.KindList && (t.Elem.Kind == cxx.KindObject || t.Elem.Kind == cxx.KindString):
			arg = "ir.ParamsOf(" + arg + ")"
		default:
			return nil
		}
		c.Text += ", " + arg
		c.Args = append(c.Args, typ)
	}
	c.Text += ")"
	return c
}

// GoAttribute returns an attribute of an operation as an object of a C++ type, nil if it is
// absent.
func (a *API) GoAttribute(attr string, t *cxx.Type) cxx.GoCall {
	if t.Kind != cxx.KindObject || !t.Class.DerivesFrom(a.Attribute) {
		return cxx.GoCall{}
	}
	g := a.GoClass(t.Class, GoNames{TypeDef: anyDef[*ir.TypeDefinition], AttrDef: anyDef[*ir.AttributeDefinition]})
	if g == nil || !strings.HasPrefix(g.Type, "*ir.") {
		return cxx.GoCall{Text: attr, Type: "ir.Attribute"}
	}
	return cxx.GoCall{Text: "ir.AttributeAs[" + g.Type + "](" + attr + ")", Type: g.Type}
}
