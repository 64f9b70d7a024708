package cppgen

import (
	"math/bits"
	"strings"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/internal/stringmap"
	"github.com/mica-ir/mica/ods"
)

// writePrinter writes the body of the printer.
func (x *opFormat) writePrinter() {
	for _, e := range x.format.Elements {
		x.print(e)
	}
}

// printing returns the substitution in C++ of the definition that is part of the printer.
func (x *opFormat) printing() emit.Substitution {
	return emit.Substitution{Names: []string{"_builder", "::mlir::Builder(getContext())", "_ctxt", "getContext()"}}
}

func (x *opFormat) space(s format.Spaced) {
	if s.Space {
		x.Text("  _odsPrinter << ' ';\n")
	}
}

// print writes the code that prints an element.
func (x *opFormat) print(e format.Element) {
	switch e := e.(type) {
	case *format.Literal:
		space := ""
		if e.Space {
			space = "' ' << "
		}
		x.Text("  _odsPrinter << " + space + "\"" + e.Text + "\";\n")
	case *format.Blank:
		switch e.Text {
		case " ":
			x.Text("  _odsPrinter << ' ';\n")
		case "\n":
			x.Text("  _odsPrinter.printNewline();\n")
		}
	case *format.Attr:
		if e.Elided {
			return
		}
		x.space(e.Spaced)
		if a, p := x.attribute(e); a != nil {
			x.printAttribute(a, e.Qualified)
		} else {
			x.Text(x.propertyPrinter(p) + ";\n")
		}
	case *format.Operand:
		x.space(e.Spaced)
		x.printOperand(x.op.Operands[e.Index])
	case *format.Operands:
		x.space(e.Spaced)
		x.Text("  _odsPrinter << getOperation()->getOperands();\n")
	case *format.RegionVar:
		x.space(e.Spaced)
		r := x.op.Regions[e.Index]
		x.printRegions(getter(r.Name)+"()", r.Variadic)
	case *format.Regions:
		x.space(e.Spaced)
		x.printRegions("getOperation()->getRegions()", true)
	case *format.SuccessorVar:
		x.space(e.Spaced)
		if s := x.op.Successors[e.Index]; s.Variadic {
			x.Text("  ::llvm::interleaveComma(" + getter(s.Name) + "(), _odsPrinter);\n")
		} else {
			x.Text("  _odsPrinter << " + getter(s.Name) + "();\n")
		}
	case *format.Successors:
		x.space(e.Spaced)
		x.Text("  ::llvm::interleaveComma(getOperation()->getSuccessors(), _odsPrinter);\n")
	case *format.AttrDict:
		x.printAttrDict(e.Keyword)
	case *format.PropDict:
		x.printPropDict()
	case *format.Type:
		x.space(e.Spaced)
		x.printType(e)
	case *format.FunctionalType:
		x.space(e.Spaced)
		x.Text("  _odsPrinter.printFunctionalType(" + x.types(e.Inputs, true) + ", " + x.types(e.Results, true) + ");\n")
	case *format.Custom:
		x.space(e.Spaced)
		args := ""
		for _, a := range e.Args {
			args += ", " + x.printedArgument(a)
		}
		x.Text("  print" + e.Name + "(_odsPrinter, *this" + args + ");\n")
	case *format.Optional:
		x.printOptional(e)
	case *format.OIList:
		x.printOIList(e)
	}
}

// printAttribute writes the code that prints the value of an attribute.
func (x *opFormat) printAttribute(a *ods.NamedAttribute, qualified bool) {
	base := a.Attr.Base()
	get := getter(a.Name) + "Attr()"
	switch {
	case base.Enum != nil && isSpelled(base):
		x.printEnum(a)
	case a.Attr.IsSymbolName:
		x.Text("  _odsPrinter.printSymbolName(" + get + ".getValue());\n")
	case base.ValueType != nil && base.ValueType.BuilderCall != "":
		x.Text("  _odsPrinter.printAttributeWithoutType(" + get + ");\n")
	case qualified || storageType(a.Attr) == "::mlir::Attribute":
		x.Text("  _odsPrinter.printAttribute(" + get + ");\n")
	default:
		x.Text("_odsPrinter.printStrippedAttrOrType(" + get + ");\n")
	}
}

// printEnum writes the code that prints the name of a case: in quotes if it is not a keyword, or if
// several bits may be set.
func (x *opFormat) printEnum(a *ods.NamedAttribute) {
	e := newEnumeration(a.Attr.Base().Enum)
	value := getter(a.Name) + "()"
	if a.Attr.IsOptional {
		value = "*" + value
	}
	x.Fill(printEnumStart, "value", value, "toString", e.toString)
	labels, quoted := "", false
	for _, c := range e.Cases {
		if !isKeyword(c.Text) || e.IsBit && (c.Value < 0 || bits.OnesCount64(uint64(c.Value)) != 1) {
			quoted = true
			continue
		}
		labels += "    case " + e.qualName + "::" + symbol(c) + ":\n"
	}
	if quoted {
		x.Fill(printEnumSwitch, "labels", labels)
	} else {
		x.Text("    _odsPrinter << caseValueStr;\n  }\n")
	}
}

// propertyPrinter returns an expression that prints the value of a property.
func (x *opFormat) propertyPrinter(p *ods.NamedProperty) string {
	return x.propertyCode(p, "printer")
}

// propertyCode returns the C++ of a property that prints its value, or makes one for other C++ that does.
func (x *opFormat) propertyCode(p *ods.NamedProperty, field string) string {
	return emit.Substitution{Names: []string{"_printer", "_odsPrinter", "_storage", "getProperties()." + p.Name, "_ctxt", "getContext()"}}.Expand(fieldOf(p.Prop, field))
}

func (x *opFormat) printOperand(v *ods.Value) {
	get := getter(v.Name) + "()"
	switch v.Constraint.Arity {
	case ods.VariadicOfVariadic:
		x.Text("  ::llvm::interleaveComma(" + get + ", _odsPrinter, [&](const auto &operands) { _odsPrinter << \"(\" << operands << \")\"; });\n")
	case ods.Optional:
		x.Text("  if (::mlir::Value value = " + get + ")\n    _odsPrinter << value;\n")
	default:
		x.Text("  _odsPrinter << " + get + ";\n")
	}
}

// printRegions writes the code that prints a region or a list of regions.
func (x *opFormat) printRegions(get string, several bool) {
	one := func(region string) string {
		if x.implicitTerminator() {
			return emit.Fill(printTerminatedRegion, "region", region)
		}
		return "  _odsPrinter.printRegion(" + region + ");\n"
	}
	if !several {
		x.Text(one(get))
		return
	}
	region := one("region")
	if !x.implicitTerminator() {
		region = "      " + region
	}
	x.Fill(printRegionList, "regions", get, "print", region)
}

func (x *opFormat) printType(t *format.Type) {
	_, c := x.typed(t.Arg)
	switch {
	case c != nil && c.Arity == ods.VariadicOfVariadic:
		x.Text("  ::llvm::interleaveComma(" + x.types(t.Arg, false) + ", _odsPrinter, [&](::mlir::TypeRange types) { _odsPrinter << \"(\" << types << \")\"; });\n")
	case c == nil || c.Arity != ods.Single:
		x.Text("  _odsPrinter << " + x.types(t.Arg, true) + ";\n")
	case t.Qualified:
		x.Text("   _odsPrinter << " + x.types(t.Arg, false) + ";\n")
	default:
		x.Fill(printStrippedType, "value", x.types(t.Arg, false), "type", c.CppType)
	}
}

// types returns the expression for the types of an element's values. If list is set, the type of one
// or no value is a list, too.
func (x *opFormat) types(e format.Element, list bool) string {
	name, c := x.typed(e)
	get := getter(name) + "()"
	switch {
	case c == nil:
		return "getOperation()->get" + strings.TrimPrefix(name, "all") + "Types()"
	case c.Arity == ods.Variadic, c.Arity == ods.VariadicOfVariadic:
		return get + ".getTypes()"
	case c.Arity == ods.Optional && list:
		return "(" + get + " ? ::llvm::ArrayRef<::mlir::Type>(" + get + ".getType()) : ::llvm::ArrayRef<::mlir::Type>())"
	case c.Arity == ods.Optional:
		return "(" + get + " ? " + get + ".getType() : ::mlir::Type())"
	case list:
		return "::llvm::ArrayRef<::mlir::Type>(" + get + ".getType())"
	}
	return get + ".getType()"
}

// printedArgument returns an argument of a printer that is written in C++.
func (x *opFormat) printedArgument(e format.Element) string {
	switch e := e.(type) {
	case *format.Ref:
		return x.printedArgument(e.Arg)
	case *format.String:
		return x.printing().Expand(e.Text)
	case *format.Attr:
		a, p := x.attribute(e)
		if a != nil {
			return getter(a.Name) + "Attr()"
		}
		return x.propertyCode(p, "convertFromStorage")
	case *format.Operand:
		return getter(x.op.Operands[e.Index].Name) + "()"
	case *format.RegionVar:
		return getter(x.op.Regions[e.Index].Name) + "()"
	case *format.SuccessorVar:
		return getter(x.op.Successors[e.Index].Name) + "()"
	case *format.AttrDict:
		return "getOperation()->getAttrDictionary()"
	case *format.PropDict:
		return "getProperties()"
	default:
		return x.types(e.(*format.Type).Arg, false)
	}
}

// present returns the C++ that tests whether the anchor of a group is present.
func (x *opFormat) present(e format.Element) string {
	value := func(name string, a ods.Arity) string {
		if a == ods.Optional {
			return getter(name) + "()"
		}
		return "!" + getter(name) + "().empty()"
	}
	switch e := e.(type) {
	case *format.Operand:
		v := x.op.Operands[e.Index]
		return value(v.Name, v.Constraint.Arity)
	case *format.Result:
		v := x.op.Results[e.Index]
		return value(v.Name, v.Constraint.Arity)
	case *format.Type:
		return x.present(e.Arg)
	case *format.FunctionalType:
		return x.present(e.Inputs)
	case *format.RegionVar:
		return value(x.op.Regions[e.Index].Name, ods.Variadic)
	case *format.Attr:
		return x.differs(e)
	case *format.Custom:
		var tests []string
		for _, a := range e.Args {
			switch a.(type) {
			case *format.Ref, *format.String, *format.AttrDict, *format.SuccessorVar:
			default:
				tests = append(tests, "("+x.present(a)+")")
			}
		}
		return "(" + strings.Join(tests, " || ") + ")"
	}
	return "true"
}

// differs returns the C++ that tests whether an attribute or a property is present and does not have
// its default value.
func (x *opFormat) differs(e *format.Attr) string {
	a, p := x.attribute(e)
	s := emit.Substitution{Names: []string{"_builder", "::mlir::OpBuilder((*this)->getContext())"}}
	if a == nil {
		return getter(p.Name) + "() != " + s.Expand(p.Prop.DefaultValue)
	}
	get := getter(a.Name) + "Attr()"
	if !a.Attr.HasDefault {
		return get
	}
	test := get + " != " + defaultAttr(a.Attr, s)
	if a.Attr.IsOptional {
		return "(" + get + " && " + test + ")"
	}
	return test
}

func (x *opFormat) printOptional(o *format.Optional) {
	not := ""
	if o.Inverted {
		not = "!"
	}
	x.Text("  if (" + not + x.present(o.Anchor) + ") {\n")
	branch := func(list []format.Element) {
		x.Indent += 2
		for _, e := range list {
			x.print(e)
		}
		x.Indent -= 2
		x.Text("  }")
	}
	branch(o.Then)
	if len(o.Else) > 0 {
		x.Text(" else {\n")
		branch(o.Else)
	}
	x.Text("\n")
}

// printOIList writes the code that prints the clauses with present elements.
func (x *opFormat) printOIList(l *format.OIList) {
	for _, c := range l.Clauses {
		tests := "false"
		x.walk(c.Elements, func(e format.Element) { tests += x.clauseTest(e) })
		x.Text("  if (" + tests + ") {\n")
		x.print(c.Literal)
		for _, e := range c.Elements {
			x.print(e)
		}
		x.Text("  }\n")
	}
}

func (x *opFormat) clauseTest(e format.Element) string {
	switch e := e.(type) {
	case *format.Operand:
		v := x.op.Operands[e.Index]
		if v.Constraint.Arity == ods.Optional {
			return " || " + getter(v.Name) + "()"
		}
		return " || " + getter(v.Name) + "().size()"
	case *format.RegionVar:
		return " || " + getter(x.op.Regions[e.Index].Name) + "()"
	case *format.Attr:
		return " || (" + x.differs(e) + ")"
	}
	return ""
}

// elide writes names that a dictionary does not show.
func (x *opFormat) elide(list string, names ...string) {
	for _, n := range names {
		x.Text("  " + list + ".push_back(\"" + n + "\");\n")
	}
}

// used returns the names of the attributes and properties in the format, in this order.
func (x *opFormat) used() (attributes, properties []string) {
	x.walk(x.format.Elements, func(e format.Element) {
		if v, ok := e.(*format.Attr); ok {
			if a, p := x.attribute(v); a != nil {
				attributes = append(attributes, a.Name)
			} else {
				properties = append(properties, p.Name)
			}
		}
	})
	return attributes, properties
}

// elideSegments writes the names of the sizes of groups that the text shows.
func (x *opFormat) elideSegments(list string) {
	if x.operandSegments && !x.format.AllOperands {
		x.elide(list, "operandSegmentSizes")
	}
	if x.resultSegments && !x.format.AllResultTypes {
		x.elide(list, "resultSegmentSizes")
	}
}

// elideDefaults writes tests whether attributes have their default values.
func (x *opFormat) elideDefaults(list string) {
	for _, a := range x.op.Attributes {
		if a.Attr.HasDefault {
			value := defaultAttr(a.Attr, emit.Substitution{Names: []string{"_builder", "odsBuilder"}})
			x.Fill(elideDefault, "list", list, "name", a.Name, "get", getter(a.Name), "default", value)
		}
	}
}

func (x *opFormat) printAttrDict(keyword bool) {
	x.Text("  ::llvm::SmallVector<::llvm::StringRef, 2> elidedAttrs;\n")
	attributes, _ := x.used()
	x.elideSegments("elidedAttrs")
	x.elide("elidedAttrs", x.inferredSegments()...)
	x.elide("elidedAttrs", attributes...)
	x.elideDefaults("elidedAttrs")
	name, attrs := "", "(*this)->getAttrs()"
	if keyword {
		name = "WithKeyword"
	}
	if x.format.HasPropDict {
		attrs = "llvm::to_vector((*this)->getDiscardableAttrs())"
	}
	x.Text("  _odsPrinter.printOptionalAttrDict" + name + "(" + attrs + ", elidedAttrs);\n")
}

func (x *opFormat) printPropDict() {
	x.Text("  ::llvm::SmallVector<::llvm::StringRef, 2> elidedProps;\n")
	attributes, properties := x.used()
	x.elideSegments("elidedProps")
	x.elide("elidedProps", properties...)
	x.elide("elidedProps", attributes...)
	x.elideDefaults("elidedProps")
	for _, p := range x.op.Properties {
		if p.Prop.HasDefault {
			x.Fill("  if ($get() == $default) {    elidedProps.push_back(\"$name\");\n  }\n", "get", getter(p.Name), "default", p.Prop.DefaultValue, "name", p.Name)
		}
	}
	if x.hasProperties {
		x.Text("  _odsPrinter << \" \";\n  printProperties(this->getContext(), _odsPrinter, getProperties(), elidedProps);\n")
	}
}

// inferredSegments returns the attributes with the sizes of nested groups that are not written, in the
// order of the map in which the reference keeps them.
func (x *opFormat) inferredSegments() []string {
	var m stringmap.Map[bool]
	for _, name := range x.format.Segments {
		m.At(name)
	}
	var list []string
	for name := range m.All {
		list = append(list, name)
	}
	return list
}

const (
	printEnumStart = `
  {
    auto caseValue = $value;
    auto caseValueStr = $toString(caseValue);
`
	printEnumSwitch = `    switch (caseValue) {
$labels      _odsPrinter << caseValueStr;
      break;
    default:
      _odsPrinter << '"' << caseValueStr << '"';
      break;
    }
  }
`
	printTerminatedRegion = `
  {
    bool printTerminator = true;
    if (auto *term = $region.empty() ? nullptr : $region.begin()->getTerminator()) {
      printTerminator = !term->getAttrDictionary().empty() ||
                        term->getNumOperands() != 0 ||
                        term->getNumResults() != 0;
    }
    _odsPrinter.printRegion($region, /*printEntryBlockArgs=*/true,
      /*printBlockTerminators=*/printTerminator);
  }
`
	printRegionList = `    llvm::interleaveComma($regions, _odsPrinter, [&](::mlir::Region &region) {
$print    });
`
	printStrippedType = `  {
    auto type = $value;
    if (auto validType = ::llvm::dyn_cast<$type>(type))
      _odsPrinter.printStrippedAttrOrType(validType);
   else
     _odsPrinter << type;
  }
`
	elideDefault = `  {
     ::mlir::Builder odsBuilder(getContext());
     ::mlir::Attribute attr = $(get)Attr();
     if(attr && (attr == $default))
       $list.push_back("$name");
  }
`
)
