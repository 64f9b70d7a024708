package cppgen

import (
	"fmt"

	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// inferReturnTypes writes the inference of the types of the results.
func (o *opWriter) inferReturnTypes() {
	if !o.infers {
		return
	}
	for _, src := range o.op.ResultSources() {
		if src.Kind == ods.PropertyType || src.Kind == ods.AttributeType && inferredFrom(o.op, src) == nil {
			o.fail(recordError(o.op.Record, "Properties cannot be used for type inference"))
			return
		}
	}
	param := func(typ, name string) emit.Param { return emit.Param{Type: typ, Name: name} }
	m := o.main.Add(&emit.Method{Static: true, Result: "::llvm::LogicalResult", Name: "inferReturnTypes", Params: []emit.Param{
		param("::mlir::MLIRContext *", "context"), param("::std::optional<::mlir::Location>", "location"), param("::mlir::ValueRange", "operands"),
		param("::mlir::DictionaryAttr", "attributes"), param("::mlir::OpaqueProperties", "properties"), param("::mlir::RegionRange", "regions"),
		param("::llvm::SmallVectorImpl<::mlir::Type>&", "inferredReturnTypes"),
	}})
	b := &m.Body
	b.Printf("  inferredReturnTypes.resize(%d);\n  ::mlir::Builder odsBuilder(context);\n", len(o.op.Results))
	s := emit.Substitution{Names: []string{"_builder", "odsBuilder", "_ctxt", "context"}}
	inferred := make([]int, len(o.op.Results))
	for i := range inferred {
		inferred[i] = -1
	}
	sources := o.op.ResultSources()
	last := -1 // operand that is accessed
	for _, src := range sources {
		if src.Kind == ods.OperandType {
			last = max(last, src.Index)
		}
	}
	if last >= 0 {
		b.Printf("  if (operands.size() <= %d)\n    return ::mlir::failure();\n", last)
	}
	next := 0
	for done := 0; done < len(sources); {
		for i, src := range sources {
			if inferred[i] >= 0 || src.Kind == ods.ResultType && inferred[src.Index] < 0 {
				continue
			}
			done++
			var typ string
			switch src.Kind {
			case ods.BuiltType:
				typ = s.Expand(o.op.Results[src.Index].Constraint.BuilderCall)
			case ods.ResultType:
				typ = fmt.Sprintf("odsInferredType%d", inferred[src.Index])
			case ods.OperandType:
				typ = fmt.Sprintf("operands[%d].getType()", src.Index)
			case ods.AttributeType:
				a := inferredFrom(o.op, src)
				typed := "::llvm::dyn_cast_or_null<::mlir::TypedAttr>(attributes.get(\"" + a.Name + "\"))"
				if o.hasProperties {
					typed = "(properties ? properties.as<Properties *>()->" + a.Name + " : " + typed + ")"
				}
				b.Printf("  ::mlir::TypedAttr odsInferredTypeAttr%d = %s;\n", next, typed)
				b.Printf("  if (!odsInferredTypeAttr%d) return ::mlir::failure();\n", next)
				typ = fmt.Sprintf("odsInferredTypeAttr%d.getType()", next)
			}
			if src.Transformer != "" {
				typ = with(s, "_self", typ).Expand(src.Transformer)
			}
			b.Printf("  ::mlir::Type odsInferredType%d = %s;\n", next, typ)
			inferred[i] = next
			next++
		}
	}
	for i, n := range inferred {
		b.Printf("  inferredReturnTypes[%d] = odsInferredType%d;\n", i, n)
	}
	b.Text("  return ::mlir::success();")
}

// formatMethods writes the parser and the printer of the declarative format.
func (o *opWriter) formatMethods() {
	if !o.op.HasAssemblyFormat {
		o.parsedProperties()
		return
	}
	if o.parseFormat(); o.format == nil {
		return
	}
	parse := &emit.Method{Static: true, Result: "::mlir::ParseResult", Name: "parse", Params: parserParams}
	parses := o.main.TryAdd(parse)
	if o.format.HasPropDict {
		o.parsedProperties()
	}
	print := &emit.Method{Result: "void", Name: "print", Params: []emit.Param{{Type: "::mlir::OpAsmPrinter &", Name: "_odsPrinter"}}}
	if o.main.TryAdd(print) && parses {
		(&opFormat{opWriter: o, Writer: &parse.Body}).writeParser()
		(&opFormat{opWriter: o, Writer: &print.Body}).writePrinter()
	}
}

// inferredFrom returns the attribute whose type is that of a result: as in the reference, the argument
// with the index that the attribute has among attributes. It is nil if that argument is not an
// attribute.
func inferredFrom(op *ods.Operator, src ods.ResultSource) *ods.NamedAttribute {
	if arg := op.Args[src.Index]; src.Kind == ods.AttributeType && arg.Kind == ods.AttributeArg {
		return op.Attributes[arg.Index]
	}
	return nil
}
