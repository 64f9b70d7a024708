package cppgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// llvmOps calls write for the operations of a class that have C++ in a field.
func llvmOps(in *backend.Input, class, field string, write func(op *ods.Operator, code string) error) error {
	ops, err := in.OpsOf(class)
	if err != nil {
		return err
	}
	for _, op := range ops {
		r := op.Record
		if r.Value(field) == nil {
			return recordError(r, "expected '%s' field", field)
		}
		if code := backend.Field(r, field); code != "" {
			if err := write(op, code); err != nil {
				return err
			}
		}
	}
	return nil
}

// recordError returns an error at a definition.
func recordError(r *tablegen.Record, format string, args ...any) error {
	return diag.List{diag.Errorf(diag.At(r.Pos()), format, args...)}
}

// replaceVariables replaces $NAME in C++ by the result of value for the name, and $$ by a
// dollar sign. It fails if value does.
func replaceVariables(op *ods.Operator, code string, value func(name string) (string, error)) (string, error) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(code, "$")
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		if code, found = strings.CutPrefix(rest, "$"); found {
			b.WriteByte('$')
			continue
		}
		n := 0
		for n < len(rest) && emit.IsWord(rest[n]) {
			n++
		}
		text, err := value(rest[:n])
		if err != nil {
			return "", err
		}
		if text == "" {
			return "", recordError(op.Record, "expected keyword, argument, or result, but got %s", rest[:n])
		}
		b.WriteString(text)
		code = rest[n:]
	}
}

// llvmConversions writes how each operation is translated to LLVM IR.
func llvmConversions(w *emit.Writer, in *backend.Input) error {
	return llvmOps(in, "LLVM_OpBase", "llvmBuilder", func(op *ods.Operator, code string) error {
		text, err := replaceVariables(op, code, func(name string) (string, error) { return toLLVM(op, name), nil })
		if err != nil {
			return err
		}
		w.Fill(toLLVMOp, "class", qualifiedClass(op), "code", text)
		return nil
	})
}

const toLLVMOp = `if (auto op = dyn_cast<$class>(opInst)) {
$code
  return success();
}
`

// qualifiedClass returns the name of the operation's class with its namespace.
func qualifiedClass(op *ods.Operator) string { return qualified(op.CppNamespace, op.CppClass) }

// toLLVM returns the C++ of a variable where an operation is translated to LLVM IR.
func toLLVM(op *ods.Operator, name string) string {
	named := func(v *ods.Value) bool { return v.Name == name }
	switch {
	case isVariadicOperand(op, name):
		return "moduleTranslation.lookupValues(op." + getter(name) + "())"
	case slices.ContainsFunc(op.Operands, named):
		return "moduleTranslation.lookupValue(op." + getter(name) + "())"
	case isAttributeArg(op, name):
		return "op." + getter(name) + "()"
	case slices.ContainsFunc(op.Results, named):
		return "moduleTranslation.mapValue(op." + getter(name) + "())"
	}
	switch name {
	case "_resultType":
		return "moduleTranslation.convertType(op.getResult().getType())"
	case "_hasResult":
		return "opInst.getNumResults() == 1"
	case "_location":
		return "opInst.getLoc()"
	case "_numOperands":
		return "opInst.getNumOperands()"
	}
	return ""
}

func isVariadicOperand(op *ods.Operator, name string) bool {
	i := slices.IndexFunc(op.Operands, func(v *ods.Value) bool { return v.Name == name })
	return i >= 0 && (op.Operands[i].Constraint.Arity == ods.Variadic || op.Operands[i].Constraint.Arity == ods.VariadicOfVariadic)
}

func isAttributeArg(op *ods.Operator, name string) bool {
	named := func(a *ods.NamedAttribute) bool { return a.Name == name }
	return slices.ContainsFunc(op.Attributes, named) || slices.ContainsFunc(op.Derived, named)
}

// opsFromLLVM writes the conversion of LLVM IR's instructions to operations.
func opsFromLLVM(w *emit.Writer, in *backend.Input) error {
	return fromLLVM(w, in, "LLVM_OpBase", "llvmInstName", "inst->getOpcode() == llvm::Instruction::")
}

// intrinsicsFromLLVM writes the conversion of calls of LLVM IR's intrinsics to operations.
func intrinsicsFromLLVM(w *emit.Writer, in *backend.Input) error {
	return fromLLVM(w, in, "LLVM_IntrOpBase", "llvmEnumName", "intrinsicID == llvm::Intrinsic::")
}

// fromLLVM writes the conversion from LLVM IR to operations of a class. A field of the
// definition names the instruction or intrinsic.
func fromLLVM(w *emit.Writer, in *backend.Input, class, field, test string) error {
	return llvmOps(in, class, "mlirBuilder", func(op *ods.Operator, code string) error {
		i := importer{op: op}
		if err := i.readIndices(); err != nil {
			return err
		}
		text, err := replaceVariables(op, code, i.variable)
		if err != nil {
			return err
		}
		if err := backend.RequireStrings(op.Record, field); err != nil {
			return err
		}
		w.Fill(fromLLVMOp, "test", test+backend.Field(op.Record, field), "args", i.args.String(), "code", text)
		return nil
	})
}

const fromLLVMOp = `if ($test) {
$args
$code
  return success();
}
`

// An importer makes an operation from LLVM IR.
type importer struct {
	op      *ods.Operator
	indices []int           // of LLVM's operands, one for each argument
	args    strings.Builder // C++ that converts the operands
}

// readIndices reads which operand of LLVM is which argument: the definition lists the indices,
// or both have the same order.
func (i *importer) readIndices() error {
	list, _ := i.op.Record.List("llvmArgIndices")
	for _, v := range list {
		if n, ok := v.(*tablegen.IntValue); ok {
			i.indices = append(i.indices, int(n.V))
		}
	}
	if len(list) == 0 {
		for n := range i.op.Args {
			i.indices = append(i.indices, n)
		}
	}
	if len(i.indices) != len(i.op.Args) {
		return recordError(i.op.Record, "expected 'llvmArgIndices' size to match the number of arguments")
	}
	return nil
}

// variable returns the C++ of a variable in code that builds an operation from LLVM IR.
func (i *importer) variable(name string) (string, error) {
	op := i.op
	for n, arg := range op.Args {
		if argName(op, arg) == name && name != "" {
			return i.argument(name, i.indices[n])
		}
	}
	if slices.ContainsFunc(op.Results, func(v *ods.Value) bool { return v.Name == name }) {
		return "moduleImport.mapValue(inst)", nil
	}
	switch name {
	case "_op":
		return "moduleImport.mapNoResultOp(inst)", nil
	case "_int_attr":
		return "moduleImport.matchIntegerAttr", nil
	case "_float_attr":
		return "moduleImport.matchFloatAttr", nil
	case "_var_attr":
		return "moduleImport.matchLocalVariableAttr", nil
	case "_label_attr":
		return "moduleImport.matchLabelAttr", nil
	case "_roundingMode_attr":
		return "moduleImport.matchRoundingModeAttr", nil
	case "_fpExceptionBehavior_attr":
		return "moduleImport.matchFPExceptionBehaviorAttr", nil
	case "_resultType":
		return "moduleImport.convertType(inst->getType())", nil
	case "_location":
		return "moduleImport.translateLoc(inst->getDebugLoc())", nil
	case "_builder":
		return "odsBuilder", nil
	case "_qualCppClassName":
		return qualifiedClass(op), nil
	}
	return "", nil
}

// argName returns the name of an argument.
func argName(op *ods.Operator, arg ods.Arg) string {
	switch arg.Kind {
	case ods.OperandArg:
		return op.Operands[arg.Index].Name
	case ods.AttributeArg:
		return op.Attributes[arg.Index].Name
	default:
		return op.Properties[arg.Index].Name
	}
}

// argument returns the C++ of an argument that is an operand of LLVM.
func (i *importer) argument(name string, operand int) (string, error) {
	if operand < 0 {
		return "", recordError(i.op.Record, "expected non-negative operand index for argument %s", name)
	}
	if isAttributeArg(i.op, name) {
		return fmt.Sprintf("llvmOperands[%d]", operand), nil
	}
	typ, call := "Value", fmt.Sprintf("convertValue(llvmOperands[%d])", operand)
	if isVariadicOperand(i.op, name) {
		typ, call = "SmallVector<Value>", fmt.Sprintf("convertValues(llvmOperands.drop_front(%d))", operand)
	}
	variable := "_llvmir_gen_operand_" + name
	fmt.Fprintf(&i.args, "FailureOr<%s> %s = moduleImport.%s;\nif (failed(%s))\n  return failure();\n", typ, variable, call, variable)
	return "*" + variable, nil
}
