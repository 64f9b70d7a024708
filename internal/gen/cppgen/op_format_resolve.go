package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// addRegionsAndSuccessors writes the code that adds the parsed regions and successors to the operation.
func (x *opFormat) addRegionsAndSuccessors() {
	var allRegions, allSuccessors bool
	x.walk(x.format.Elements, func(e format.Element) {
		switch e.(type) {
		case *format.Regions:
			allRegions = true
		case *format.Successors:
			allSuccessors = true
		}
	})
	if allRegions {
		x.Text("  result.addRegions(fullRegions);\n")
	} else {
		for _, r := range x.op.Regions {
			if r.Variadic {
				x.Text("  result.addRegions(" + r.Name + "Regions);\n")
			} else {
				x.Text("  result.addRegion(std::move(" + r.Name + "Region));\n")
			}
		}
	}
	if allSuccessors {
		x.Text("  result.addSuccessors(fullSuccessors);\n")
		return
	}
	for _, s := range x.op.Successors {
		if s.Variadic {
			x.Text("  result.addSuccessors(" + s.Name + "Successors);\n")
		} else {
			x.Text("  result.addSuccessors(" + s.Name + "Successor);\n")
		}
	}
}

// setSegments writes the sizes of the groups that the text separates.
func (x *opFormat) setSegments() {
	sizes := func(values []*ods.Value, what, segments string) {
		var list []string
		for _, v := range values {
			if v.IsVariableLength() {
				list = append(list, "static_cast<int32_t>("+v.Name+what+".size())")
			} else {
				list = append(list, "1")
			}
		}
		if x.inDictionary {
			x.Text("  " + addParsed(segments, "parser.getBuilder().getDenseI32ArrayAttr({"+strings.Join(list, ", ")+"})") + "\n")
		} else {
			x.Text("::llvm::copy(::llvm::ArrayRef<int32_t>({" + strings.Join(list, ", ") + "}), " + x.property(segments) + ".begin());\n")
		}
	}
	if !x.format.AllOperands {
		if x.operandSegments {
			sizes(x.op.Operands, "Operands", "operandSegmentSizes")
		}
		for _, v := range x.op.Operands {
			if v.Constraint.Arity == ods.VariadicOfVariadic {
				value := "parser.getBuilder().getDenseI32ArrayAttr(" + v.Name + "OperandGroupSizes)"
				set := x.property(v.Constraint.SegmentAttr) + " = " + value + ";"
				if x.inDictionary {
					set = addParsed(v.Constraint.SegmentAttr, value)
				}
				x.Text("  " + set + "\n")
			}
		}
	}
	if x.resultSegments && !x.format.AllResultTypes {
		sizes(x.op.Results, "Types", "resultSegmentSizes")
	}
}

// sources returns the origins of the types of results and operands, in this order.
func (x *opFormat) sources() []format.TypeSource {
	var list []format.TypeSource
	if !x.format.AllResultTypes && !x.format.InfersResults {
		list = append(list, x.format.Results...)
	}
	if !x.format.AllOperandTypes {
		list = append(list, x.format.Operands...)
	}
	return list
}

// value returns the operand or result from which a type comes, or nil.
func (x *opFormat) value(src format.TypeSource) *ods.Value {
	switch src.Kind {
	case format.OfOperand:
		return x.op.Operands[src.Index]
	case format.OfResult:
		return x.op.Results[src.Index]
	}
	return nil
}

// checkTransformed writes checks of the types that others are computed from.
func (x *opFormat) checkTransformed() {
	seen := map[*ods.Value]bool{}
	for _, src := range x.sources() {
		v := x.value(src)
		if src.Equation < 0 || v == nil || seen[v] {
			continue
		}
		seen[v] = true
		condition := emit.Substitution{Names: []string{"_self", "type"}}.Expand(v.Constraint.Condition)
		x.Fill(checkTransformedType, "name", v.Name, "condition", condition, "summary", v.Constraint.Summary)
	}
}

// declareBuiltTypes writes the types that follow from constraints.
func (x *opFormat) declareBuiltTypes() {
	x.built = map[string]int{}
	inBuilder := emit.Substitution{Names: []string{"_builder", "parser.getBuilder()"}}
	add := func(sources []format.TypeSource, values []*ods.Value) {
		for i, src := range sources {
			if src.Kind != format.Built {
				continue
			}
			code := values[i].Constraint.BuilderCall
			if _, ok := x.built[code]; !ok {
				x.Printf("  ::mlir::Type odsBuildableType%d = %s;\n", len(x.built), inBuilder.Expand(code))
				x.built[code] = len(x.built)
			}
		}
	}
	if !x.format.AllResultTypes && !x.format.InfersResults {
		add(x.format.Results, x.op.Results)
	}
	if !x.format.AllOperandTypes {
		add(x.format.Operands, x.op.Operands)
	}
}

// typesOf returns the C++ of the types of an operand or result.
func (x *opFormat) typesOf(v *ods.Value, src format.TypeSource) string {
	types := ""
	switch src.Kind {
	case format.Parsed:
		return v.Name + "Types"
	case format.Built:
		return fmt.Sprintf("odsBuildableType%d", x.built[v.Constraint.BuilderCall])
	case format.OfAttr:
		types = x.op.Attributes[src.Index].Name + "Attr.getType()"
		if src.Equation >= 0 {
			return emit.Substitution{Names: []string{"_self", types}}.Expand(x.transformer(src.Equation))
		}
		return types
	}
	from := x.value(src)
	types = from.Name + "Types"
	if a := from.Constraint.Arity; a == ods.Single || a == ods.Optional {
		types += "[0]"
	}
	if src.Equation < 0 {
		return types
	}
	return emit.Substitution{Names: []string{"_ctxt", "parser.getContext()", "_self", types}}.Expand(x.transformer(src.Equation))
}

func (x *opFormat) addResultTypes() {
	switch {
	case x.format.InfersResults:
	case x.format.AllResultTypes:
		x.Text("  result.addTypes(allResultTypes);\n")
	default:
		for i, v := range x.op.Results {
			x.Text("  result.addTypes(" + x.typesOf(v, x.format.Results[i]) + ");\n")
		}
	}
}

// resolveOperands writes the code that resolves parsed operands to values.
func (x *opFormat) resolveOperands() {
	f := x.format
	resolve := func(operands, types, location string) {
		x.Text("  if (parser.resolveOperands(" + operands + ", " + types + ", " + location + ", result.operands))\n    return ::mlir::failure();\n")
	}
	concat := func(typ string, list []string, form string) string {
		if len(list) == 1 {
			return list[0]
		}
		for i := range list {
			list[i] = fmt.Sprintf(form, list[i])
		}
		return "::llvm::concat<const " + typ + ">(" + strings.Join(list, ", ") + ")"
	}
	var operands, types []string
	for i, v := range x.op.Operands {
		operands = append(operands, v.Name+"Operands")
		if !f.AllOperandTypes {
			types = append(types, x.typesOf(v, f.Operands[i]))
		}
	}
	switch {
	case len(x.op.Operands) == 0:
	case f.AllOperandTypes && f.AllOperands:
		resolve("allOperands", "allOperandTypes", "allOperandLoc")
	case f.AllOperandTypes:
		resolve(concat("::mlir::OpAsmParser::UnresolvedOperand", operands, "%s"), "allOperandTypes", "parser.getNameLoc()")
	case f.AllOperands:
		resolve("allOperands", concat("::mlir::Type", types, "::llvm::ArrayRef<::mlir::Type>(%s)"), "allOperandLoc")
	default:
		for i := range operands {
			resolve(operands[i], types[i], operands[i]+"Loc")
		}
	}
}
