package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// An opFormat writes the parser or the printer of a declarative format.
type opFormat struct {
	*opWriter
	*emit.Writer
	// built numbers the types that follow from constraints, by the C++ that makes them.
	built map[string]int
}

// parsing returns the substitution in C++ of the definition that is part of the parser.
func (x *opFormat) parsing() emit.Substitution {
	return emit.Substitution{Names: []string{"_builder", "parser.getBuilder()", "_ctxt", "parser.getContext()"}}
}

// writeParser writes the body of the parser: variables, the code that reads the text, and the code
// that builds the operation.
func (x *opFormat) writeParser() {
	x.declareAll(x.format.Elements)
	for _, e := range x.format.Elements {
		x.parse(e, false)
	}
	x.addRegionsAndSuccessors()
	x.setSegments()
	x.checkTransformed()
	x.declareBuiltTypes()
	x.addResultTypes()
	x.resolveOperands()
	if x.format.InfersResults {
		x.Fill(inferParsedResults, "class", x.class)
	}
	x.Text("  return ::mlir::success();\n")
}

// attribute returns the attribute of a variable, or nil and the property.
func (x *opFormat) attribute(a *format.Attr) (*ods.NamedAttribute, *ods.NamedProperty) {
	if n := len(x.op.Attributes); a.Index >= n {
		return nil, x.op.Properties[a.Index-n]
	}
	return x.op.Attributes[a.Index], nil
}

// attrName returns the name of the attribute or property of a variable.
func (x *opFormat) attrName(a *format.Attr) string {
	if attr, prop := x.attribute(a); attr == nil {
		return prop.Name
	} else {
		return attr.Name
	}
}

// typed returns the name and the constraint of the operand or result whose type is parsed. The
// constraint is nil for all operands or results.
func (x *opFormat) typed(e format.Element) (string, *ods.TypeConstraint) {
	switch e := e.(type) {
	case *format.Operand:
		v := x.op.Operands[e.Index]
		return v.Name, v.Constraint
	case *format.Result:
		v := x.op.Results[e.Index]
		return v.Name, v.Constraint
	case *format.Operands:
		return "allOperand", nil
	default:
		return "allResult", nil
	}
}

// property returns the C++ of the property where the attribute with a name is stored.
func (x *opFormat) property(name string) string {
	return "result.getOrAddProperties<" + x.class + "::Properties>()." + name
}

// set returns a statement that sets an attribute of the operation.
func (x *opFormat) set(name, value string) string {
	if x.hasProperties {
		return x.property(name) + " = " + value + ";"
	}
	return addParsed(name, value)
}

// addParsed returns a statement that adds an attribute to the dictionary of the operation.
func addParsed(name, value string) string {
	return "result.addAttribute(\"" + name + "\", " + value + ");"
}

func (x *opFormat) declareAll(list []format.Element) {
	for _, e := range list {
		x.declare(e)
	}
}

// declare writes the variables for the parts that an element parses.
func (x *opFormat) declare(e format.Element) {
	switch e := e.(type) {
	case *format.Optional:
		for i, child := range e.Then {
			if a, _ := child.(*format.Attr); a == nil || i == 0 || child != e.Anchor || !x.isUnit(a) {
				x.declare(child)
			}
		}
		x.declareAll(e.Else)
	case *format.OIList:
		for _, c := range e.Clauses {
			if x.unitClause(c) == nil {
				x.declareAll(c.Elements)
			}
		}
	case *format.Custom:
		x.declareAll(e.Args)
	case *format.Attr:
		if a, _ := x.attribute(e); a != nil {
			x.Text("  " + storageType(a.Attr) + " " + a.Name + "Attr;\n")
		}
	case *format.Operand:
		v := x.op.Operands[e.Index]
		switch v.Constraint.Arity {
		case ods.Single:
			x.Fill(declareOperand, "name", v.Name)
		case ods.VariadicOfVariadic:
			x.Fill(declareOperands, "name", v.Name, "sizes", "    llvm::SmallVector<int32_t> "+v.Name+"OperandGroupSizes;\n")
		default:
			x.Fill(declareOperands, "name", v.Name, "sizes", "")
		}
	case *format.Operands:
		x.Text("  ::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand, 4> allOperands;\n")
	case *format.RegionVar:
		r := x.op.Regions[e.Index]
		if r.Variadic {
			x.Fill(declareRegions, "name", r.Name)
		} else {
			x.Fill(declareRegion, "name", r.Name)
		}
	case *format.Regions:
		x.Fill(declareRegions, "name", "full")
	case *format.SuccessorVar:
		s := x.op.Successors[e.Index]
		if s.Variadic {
			x.Fill(declareSuccessors, "name", s.Name)
		} else {
			x.Fill(declareSuccessor, "name", s.Name)
		}
	case *format.Successors:
		x.Fill(declareSuccessors, "name", "full")
	case *format.Type:
		name, c := x.typed(e.Arg)
		if c == nil || c.Arity != ods.Single {
			x.Fill(declareTypes, "name", name)
		} else {
			x.Fill(declareType, "name", name)
		}
	case *format.FunctionalType:
		for _, arg := range []format.Element{e.Inputs, e.Results} {
			name, _ := x.typed(arg)
			x.Text("  ::llvm::ArrayRef<::mlir::Type> " + name + "Types;\n")
		}
	}
}

const (
	declareOperand = `  ::mlir::OpAsmParser::UnresolvedOperand $(name)RawOperand{};
  ::llvm::ArrayRef<::mlir::OpAsmParser::UnresolvedOperand> $(name)Operands(&$(name)RawOperand, 1);  ::llvm::SMLoc $(name)OperandsLoc;
  (void)$(name)OperandsLoc;
`
	declareOperands = `  ::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand, 4> $(name)Operands;
$sizes  ::llvm::SMLoc $(name)OperandsLoc;
  (void)$(name)OperandsLoc;
`
	declareRegion  = "  std::unique_ptr<::mlir::Region> $(name)Region = std::make_unique<::mlir::Region>();\n"
	declareRegions = "  ::llvm::SmallVector<std::unique_ptr<::mlir::Region>, 2> $(name)Regions;\n"

	declareSuccessor  = "  ::mlir::Block *$(name)Successor = nullptr;\n"
	declareSuccessors = "  ::llvm::SmallVector<::mlir::Block *, 2> $(name)Successors;\n"

	declareType = `  ::mlir::Type $(name)RawType{};
  ::llvm::ArrayRef<::mlir::Type> $(name)Types(&$(name)RawType, 1);
`
	declareTypes = "  ::llvm::SmallVector<::mlir::Type, 1> $(name)Types;\n"
)

// isUnit reports whether a variable is an attribute or property that is only present or absent.
func (x *opFormat) isUnit(a *format.Attr) bool {
	attr, prop := x.attribute(a)
	if attr == nil {
		return prop.Prop.Base().Kind == ods.UnitProp
	}
	return attr.Attr.IsUnit
}

// unitClause returns the attribute that is all that a clause has and that its keyword implies.
func (x *opFormat) unitClause(c format.Clause) *format.Attr {
	if len(c.Elements) == 1 {
		if a, _ := c.Elements[0].(*format.Attr); a != nil && x.isUnit(a) {
			return a
		}
	}
	return nil
}

// setUnit sets an attribute that its group or clause implies.
func (x *opFormat) setUnit(a *format.Attr) {
	attr, prop := x.attribute(a)
	if attr != nil {
		x.Text("    " + x.set(attr.Name, "parser.getBuilder().getUnitAttr()"))
		if !x.hasProperties {
			x.Text("\n")
		}
	} else {
		x.Text("    " + x.property(prop.Name) + " = true;")
	}
}

// parse writes the code that parses an element. In a group, after the first element, attributes are
// not optional.
func (x *opFormat) parse(e format.Element, grouped bool) {
	switch e := e.(type) {
	case *format.Literal:
		x.Text("  if (parser.parse" + literalCall(e.Text) + ")\n    return ::mlir::failure();\n")
	case *format.Blank:
	case *format.Attr:
		a, p := x.attribute(e)
		if a != nil {
			x.parseAttribute(a.Name, a.Attr, e.Qualified, a.Attr.IsOptional && !grouped)
		} else {
			x.parseProperty(p)
		}
	case *format.Operand:
		x.parseOperand(x.op.Operands[e.Index])
	case *format.Operands:
		x.Text(parseAllOperands)
	case *format.RegionVar:
		if r := x.op.Regions[e.Index]; r.Variadic {
			x.parseRegions(r.Name)
		} else {
			x.Fill(parseRegion, "name", r.Name)
			x.ensureBlock(r.Name)
		}
	case *format.Regions:
		x.parseRegions("full")
	case *format.SuccessorVar:
		if s := x.op.Successors[e.Index]; s.Variadic {
			x.Fill(parseSuccessors, "name", s.Name)
		} else {
			x.Fill(parseSuccessor, "name", s.Name)
		}
	case *format.Successors:
		x.Fill(parseSuccessors, "name", "full")
	case *format.AttrDict:
		keyword := ""
		if e.Keyword {
			keyword = "WithKeyword"
		}
		check := ""
		if x.hasProperties {
			check = verifyParsed
		}
		x.Fill(parseAttrDict, "keyword", keyword, "check", check)
	case *format.PropDict:
		if x.hasProperties {
			x.Text("  if (parseProperties(parser, result))\n    return ::mlir::failure();\n")
		}
	case *format.Type:
		x.parseType(e)
	case *format.FunctionalType:
		inputs, _ := x.typed(e.Inputs)
		results, _ := x.typed(e.Results)
		x.Fill(parseFunctionalType, "inputs", inputs, "results", results)
	case *format.Custom:
		x.parseCustom(e, false)
	case *format.Optional:
		x.parseOptional(e)
	case *format.OIList:
		x.parseOIList(e)
	default:
		panic(fmt.Sprintf("%T in the format of an operation", e))
	}
}

// literalCall returns the end of the name of the parser's method for a literal, and its argument.
func literalCall(text string) string {
	if name := punctuation[text]; name != "" {
		return name + "()"
	}
	return "Keyword(\"" + text + "\")"
}

// parseAttribute writes the code that parses the value of an attribute.
func (x *opFormat) parseAttribute(name string, a *ods.Attribute, qualified, optional bool) {
	base := a.Base()
	vars := []string{"name", name, "type", x.typeOfValue(base)}
	switch {
	case base.Enum != nil && isSpelled(base):
		x.parseEnum(name, base, optional)
		return
	case a.IsSymbolName && optional:
		x.Fill(parseOptionalSymbol, vars...)
	case a.IsSymbolName:
		x.Fill(parseSymbol, vars...)
	case optional:
		x.Fill(parseOptionalAttribute, vars...)
	case qualified || storageType(a) == "::mlir::Attribute":
		x.Fill(parseQualifiedAttribute, vars...)
	default:
		x.Fill(parseStrippedAttribute, vars...)
	}
	set := "result.attributes.append(\"" + name + "\", " + name + "Attr);"
	if x.hasProperties {
		set = x.set(name, name+"Attr")
	}
	x.Text("  if (" + name + "Attr) " + set + "\n")
}

// typeOfValue returns the C++ of the type that an attribute's value has, if it is not written.
func (x *opFormat) typeOfValue(a *ods.Attribute) string {
	if a.ValueType == nil || a.ValueType.BuilderCall == "" {
		return "::mlir::Type{}"
	}
	return x.parsing().Expand(a.ValueType.BuilderCall)
}

// isSpelled reports whether an attribute is written as the name of a case of its enumeration.
func isSpelled(a *ods.Attribute) bool {
	return a.Record.IsSubClassOf("EnumAttrInfo") && newEnumeration(a.Enum).underlying != "" && a.ConstBuilderCall != ""
}

func (x *opFormat) parseEnum(name string, a *ods.Attribute, optional bool) {
	var keywords, all []string
	e := newEnumeration(a.Enum)
	for _, c := range e.Cases {
		if all = append(all, c.Text); isKeyword(c.Text) {
			keywords = append(keywords, "\""+c.Text+"\"")
		}
	}
	missing := "\n"
	if !optional {
		missing = "        return parser.emitError(loc, \"expected string or keyword containing one of the following enum values for attribute '" + name +
			"' [" + strings.Join(all, ", ") + "]\");\n"
	}
	set := x.set(name, name+"Attr")
	if x.hasProperties {
		set = "  " + set
	}
	x.Fill(parseEnumAttribute, "name", name, "keywords", strings.Join(keywords, ","), "missing", missing, "fromString", qualified(e.CppNamespace, e.fromString),
		"attr", builtAttr(a, x.parsing(), "*attrOptional"), "set", set)
}

// parseProperty writes the code that parses the value of a property.
func (x *opFormat) parseProperty(p *ods.NamedProperty) {
	x.Fill(parsePropertyValue, "name", p.Name, "code", x.propertyParser(p, "parser"), "property", x.property(p.Name), "summary", p.Prop.Summary)
}

// propertyParser returns the C++ of a field of a property's definition.
func (x *opFormat) propertyParser(p *ods.NamedProperty, field string) string {
	return emit.Substitution{Names: []string{"_parser", "parser", "_storage", "propStorage", "_ctxt", "parser.getContext()"}}.Expand(fieldOf(p.Prop, field))
}

func (x *opFormat) parseOperand(v *ods.Value) {
	switch v.Constraint.Arity {
	case ods.Single:
		x.Fill(parseOneOperand, "name", v.Name)
	case ods.Optional:
		x.Fill(parseOptionalOperand, "name", v.Name)
	case ods.VariadicOfVariadic:
		x.Fill(parseNestedOperands, "name", v.Name)
	default:
		x.Fill(parseOperands, "name", v.Name)
	}
}

// parseRegions writes the code that parses a list of regions.
func (x *opFormat) parseRegions(name string) {
	x.Fill(parseRegionList, "name", name)
	if text := x.blockCode("*region", "region"); text != "" {
		x.Text("\n  for (auto &region : " + name + "Regions)\n    " + text)
	}
}

// ensureBlock writes the code that adds a missing block which the region must have.
func (x *opFormat) ensureBlock(name string) {
	if text := x.blockCode("*"+name+"Region", name+"Region"); text != "" {
		x.Text("\n  " + text)
	}
}

// blockCode returns a statement that adds the single block of a region, or its terminator.
func (x *opFormat) blockCode(region, pointer string) string {
	switch {
	case x.implicitTerminator():
		return "ensureTerminator(" + region + ", parser.getBuilder(), result.location);\n"
	case x.op.HasTrait("SingleBlock"):
		return "if (" + pointer + "->empty()) " + pointer + "->emplaceBlock();\n"
	}
	return ""
}

// implicitTerminator reports whether the text may omit the terminators of blocks.
func (x *opFormat) implicitTerminator() bool {
	for _, t := range x.op.Traits {
		if t.ImplicitTerminator {
			return true
		}
	}
	return false
}

func (x *opFormat) parseType(t *format.Type) {
	name, c := x.typed(t.Arg)
	switch {
	case c == nil || c.Arity == ods.Variadic:
		x.Fill(parseTypes, "name", name)
	case c.Arity == ods.VariadicOfVariadic:
		x.Fill(parseNestedTypes, "name", name)
	case c.Arity == ods.Optional:
		x.Fill(parseOptionalType, "name", name)
	case t.Qualified:
		x.Fill(parseQualifiedType, "name", name)
	default:
		x.Fill(parseStrippedType, "name", name, "type", c.CppType)
	}
}

// parseOptional writes the code that parses a group. The first parsed element determines whether the
// group is present.
func (x *opFormat) parseOptional(o *format.Optional) {
	then := o.Then
	for len(then) > 1 {
		if _, ok := then[0].(*format.Blank); !ok {
			break
		}
		then = then[1:]
	}
	switch first := then[0].(type) {
	case *format.Literal:
		x.Text("  if (::mlir::succeeded(parser.parseOptional" + literalCall(first.Text) + ")) {\n")
	case *format.Attr:
		if a, p := x.attribute(first); a != nil {
			x.parseAttribute(a.Name, a.Attr, first.Qualified, true)
			x.Text("  if (" + a.Name + "Attr) {\n")
		} else {
			x.Fill(parseOptionalProperty, "name", p.Name, "code", x.propertyParser(p, "optionalParser"), "property", x.property(p.Name))
		}
	case *format.Operand:
		x.parse(first, false)
		x.Text("  if (!" + x.op.Operands[first.Index].Name + "Operands.empty()) {\n")
	case *format.RegionVar:
		if r := x.op.Regions[first.Index]; r.Variadic {
			x.parseRegions(r.Name)
			x.Text("  if (!" + r.Name + "Regions.empty()) {\n")
		} else {
			x.Fill(parseOptionalRegion, "name", r.Name)
			x.ensureBlock(r.Name)
		}
	case *format.Custom:
		x.Text("  if (auto optResult = [&]() -> ::mlir::OptionalParseResult {\n")
		x.parseCustom(first, true)
		x.Text(customOptionalEnd)
	default:
		panic(fmt.Sprintf("%T at the start of a group", first))
	}
	x.parseGroup(o, then[0], then[1:], !o.Inverted)
	x.Text("  }")
	if len(o.Else) > 0 {
		x.Text(" else {\n")
		x.parseGroup(o, o.Else[0], o.Else, o.Inverted)
		x.Text("  }")
	}
	x.Text("\n")
}

// parseGroup writes the code that parses the elements of a branch of a group. The branch of an
// attribute that it implies sets it.
func (x *opFormat) parseGroup(o *format.Optional, first format.Element, list []format.Element, anchored bool) {
	elided, _ := o.Anchor.(*format.Attr)
	if elided != nil && (o.Anchor == first || !x.isUnit(elided)) {
		elided = nil
	}
	if elided != nil && anchored {
		x.setUnit(elided)
	}
	for _, e := range list {
		if elided == nil || e != format.Element(elided) {
			x.parse(e, true)
		}
	}
}

// parseOIList writes the code that parses clauses in any order.
func (x *opFormat) parseOIList(l *format.OIList) {
	for _, c := range l.Clauses {
		x.Text("  bool " + c.Literal.Text + "Clause = false;\n")
	}
	x.Text("  while(true) {\n")
	for i, c := range l.Clauses {
		if i > 0 {
			x.Text("    } else ")
		}
		x.Text("if (succeeded(parser.parseOptional" + literalCall(c.Literal.Text) + ")) {\n")
		x.Fill(parseClause, "clause", c.Literal.Text)
		if a := x.unitClause(c); a != nil {
			if attr, _ := x.attribute(a); attr != nil && !x.hasProperties {
				x.Text("  " + x.set(attr.Name, "UnitAttr::get(parser.getContext())") + "\n")
			} else {
				x.setUnit(a)
			}
			continue
		}
		for _, e := range c.Elements {
			x.parse(e, false)
		}
	}
	x.Text("    } else  {\n    break;\n  }\n}\n")
}

// parseCustom writes the call of a function that is written in C++.
func (x *opFormat) parseCustom(c *format.Custom, optional bool) {
	x.Text("  {\n")
	args := ""
	for _, a := range c.Args {
		x.beforeCustom(a)
		args += ", " + x.customArgument(a)
	}
	x.Text("    auto odsResult = parse" + c.Name + "(parser" + args + ");\n")
	if optional {
		x.Text("    if (!odsResult.has_value()) return {};\n    if (::mlir::failed(*odsResult)) return ::mlir::failure();\n")
	} else {
		x.Text("    if (odsResult) return ::mlir::failure();\n")
	}
	for _, a := range c.Args {
		x.afterCustom(a)
	}
	x.Text("  }\n")
}

// beforeCustom declares the variable for an optional or variadic argument.
func (x *opFormat) beforeCustom(e format.Element) {
	ref := false
	if r, ok := e.(*format.Ref); ok {
		e, ref = r.Arg, true
	}
	switch e := e.(type) {
	case *format.Operand:
		v := x.op.Operands[e.Index]
		if !ref {
			x.Text("    " + v.Name + "OperandsLoc = parser.getCurrentLocation();\n")
		}
		switch {
		case v.Constraint.Arity == ods.Optional && ref:
			x.Fill(referredOperand, "name", v.Name)
		case v.Constraint.Arity == ods.Optional:
			x.Fill("    ::std::optional<::mlir::OpAsmParser::UnresolvedOperand> $(name)Operand;\n", "name", v.Name)
		case v.Constraint.Arity == ods.VariadicOfVariadic && !ref:
			x.Fill("    ::llvm::SmallVector<::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand>> $(name)OperandGroups;\n", "name", v.Name)
		}
	case *format.Type:
		name, c := x.typed(e.Arg)
		switch {
		case c == nil:
		case c.Arity == ods.Optional && ref:
			x.Fill("    ::mlir::Type $(name)Type = $(name)Types.empty() ? ::mlir::Type() : $(name)Types[0];\n", "name", name)
		case c.Arity == ods.Optional:
			x.Fill("    ::mlir::Type $(name)Type;\n", "name", name)
		case c.Arity == ods.VariadicOfVariadic && !ref:
			x.Fill("    ::llvm::SmallVector<llvm::SmallVector<::mlir::Type>> $(name)TypeGroups;\n", "name", name)
		}
	}
}

const referredOperand = "    ::std::optional<::mlir::OpAsmParser::UnresolvedOperand> $(name)Operand = $(name)Operands.empty() ? " +
	"::std::optional<::mlir::OpAsmParser::UnresolvedOperand>() : $(name)Operands[0];\n"

// customArgument returns an argument of a parser that is written in C++.
func (x *opFormat) customArgument(e format.Element) string {
	arity := func(name string, a ods.Arity, what string) string {
		switch a {
		case ods.Single:
			return name + "Raw" + what
		case ods.Optional:
			return name + what
		case ods.VariadicOfVariadic:
			return name + what + "Groups"
		}
		return name + what + "s"
	}
	switch e := e.(type) {
	case *format.Ref:
		return x.customArgument(e.Arg)
	case *format.String:
		return x.parsing().Expand(e.Text)
	case *format.Attr:
		if a, _ := x.attribute(e); a != nil {
			return a.Name + "Attr"
		}
		return "result.getOrAddProperties<Properties>()." + x.attrName(e)
	case *format.Operand:
		v := x.op.Operands[e.Index]
		return arity(v.Name, v.Constraint.Arity, "Operand")
	case *format.Type:
		name, c := x.typed(e.Arg)
		if c == nil {
			return name + "Types"
		}
		return arity(name, c.Arity, "Type")
	case *format.RegionVar:
		if r := x.op.Regions[e.Index]; r.Variadic {
			return r.Name + "Regions"
		} else {
			return "*" + r.Name + "Region"
		}
	case *format.SuccessorVar:
		if s := x.op.Successors[e.Index]; s.Variadic {
			return s.Name + "Successors"
		} else {
			return s.Name + "Successor"
		}
	case *format.AttrDict:
		return "result.attributes"
	case *format.PropDict:
		return "result"
	}
	panic(fmt.Sprintf("%T as an argument of a custom directive", e))
}

// afterCustom stores the value that a custom parser in C++ has read for an argument.
func (x *opFormat) afterCustom(e format.Element) {
	switch e := e.(type) {
	case *format.Attr:
		a, _ := x.attribute(e)
		switch {
		case a == nil:
		case a.Attr.IsOptional || a.Attr.HasDefault:
			x.Text("    if (" + a.Name + "Attr)\n      " + x.set(a.Name, a.Name+"Attr") + "\n")
		default:
			x.Text("    " + x.set(a.Name, a.Name+"Attr") + "\n")
		}
	case *format.Operand:
		v := x.op.Operands[e.Index]
		switch v.Constraint.Arity {
		case ods.Optional:
			x.Fill("    if ($(name)Operand.has_value())\n      $(name)Operands.push_back(*$(name)Operand);\n", "name", v.Name)
		case ods.VariadicOfVariadic:
			x.Fill(flattenOperands, "name", v.Name)
		}
	case *format.Type:
		name, c := x.typed(e.Arg)
		switch {
		case c == nil:
		case c.Arity == ods.Optional:
			x.Fill("    if ($(name)Type)\n      $(name)Types.push_back($(name)Type);\n", "name", name)
		case c.Arity == ods.VariadicOfVariadic:
			x.Fill(flattenTypes, "name", name)
		}
	}
}

// walk calls a function for each element that is not only referred to.
func (x *opFormat) walk(list []format.Element, visit func(format.Element)) {
	for _, e := range list {
		visit(e)
		switch e := e.(type) {
		case *format.Optional:
			x.walk(e.Then, visit)
			x.walk(e.Else, visit)
		case *format.OIList:
			for _, c := range e.Clauses {
				x.walk(c.Elements, visit)
			}
		case *format.Custom:
			x.walk(e.Args, visit)
		}
	}
}
