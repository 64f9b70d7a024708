package cppgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// resultParams is how a builder gets the types of the results.
type resultParams uint8

const (
	noResults resultParams = iota
	separateResults
	collectiveResults
)

var (
	builderParam = emit.Param{Type: "::mlir::OpBuilder &", Name: "odsBuilder"}
	stateParam   = emit.Param{Type: "::mlir::OperationState &", Name: "odsState"}
)

// builders writes the methods that build the operation: those of the definition, those with a
// parameter for each part of it, and those with lists of parts.
func (o *opWriter) builders() {
	inDefault := emit.Substitution{Names: []string{"_builder", "odsBuilder"}}
	s := with(inDefault, "_state", "odsState")
	for _, b := range o.op.Builders {
		m := &emit.Method{DeclareOnly: b.Body == "", Params: []emit.Param{builderParam, stateParam}}
		for i, p := range b.Params {
			if p.Name == "" {
				p.Name = fmt.Sprintf("odsArg%d", i)
			}
			m.Params = append(m.Params, emit.Param{Type: p.Type, Name: p.Name, Default: inDefault.Expand(p.Default)})
		}
		m.Body.Text(s.Expand(b.Body))
		if !o.build(m) {
			o.fail(overlap(o.op, "build", 3142))
		}
	}
	if skip, _ := o.op.Record.Bool("skipDefaultBuilders"); skip {
		return
	}
	unwrapped := slices.ContainsFunc(o.op.Attributes, func(a *ods.NamedAttribute) bool { return a.Attr.IsUnwrapped() })
	for _, raw := range []bool{false, true} {
		if raw && !unwrapped {
			break
		}
		o.separateBuilder(separateResults, raw, false)
		if o.inferable {
			o.separateBuilder(noResults, raw, true)
		}
		o.separateBuilder(collectiveResults, raw, false)
	}
	for _, properties := range o.propertyVariants() {
		o.collectiveBuilder(properties)
		if o.inferable && len(o.op.Successors) == 0 {
			o.inferredBuilder(properties)
		}
	}
	o.typedBuilders(unwrapped)
}

// typedBuilders writes the builders with which an operand or an attribute determines the types.
func (o *opWriter) typedBuilders(unwrapped bool) {
	if variable(o.op.Results) > 0 {
		return
	}
	if o.op.HasTrait("SameOperandsAndResultType") {
		if len(o.op.Results) > 0 && len(o.op.Operands) == 0 {
			o.fail(recordError(o.op.Record, "'SameOperandsAndResultType' trait needs an operand"))
			return
		}
		for _, raw := range []bool{false, true} {
			if !raw || unwrapped {
				o.operandTypeBuilder(raw)
			}
		}
		for _, properties := range o.propertyVariants() {
			o.collectiveTypedBuilder(properties, false)
		}
	}
	if o.op.HasTrait("FirstAttrDerivedResultType") {
		if len(o.op.Attributes) == 0 {
			o.fail(recordError(o.op.Record, "'FirstAttrDerivedResultType' trait needs an attribute"))
			return
		}
		for _, properties := range []bool{false, true} { // even if there are no properties
			o.collectiveTypedBuilder(properties, true)
		}
	}
}

// propertyVariants returns whether builders with lists have a parameter for the properties: without, and
// with one if there is such a struct.
func (o *opWriter) propertyVariants() []bool {
	if o.hasProperties {
		return []bool{false, true}
	}
	return []bool{false}
}

// build adds a builder, and the methods that create an operation with it. It reports false if
// there is a builder with the same parameters.
func (o *opWriter) build(m *emit.Method) bool {
	m.Static, m.Result, m.Name = true, "void", "build"
	if !o.main.TryAdd(m) {
		return false
	}
	builder, location := "builder", "location"
	var params []emit.Param // of create, which has its own builder and state
	for _, p := range m.Params {
		if p.Type != builderParam.Type && p.Type != stateParam.Type {
			params = append(params, p)
		}
	}
	for _, p := range params {
		if p.Name == builder {
			builder = "builder_"
		}
		if p.Name == location {
			location = "location_"
		}
	}
	arguments := ""
	for _, p := range params {
		arguments += ", std::forward<decltype(" + p.Name + ")>(" + p.Name + ")"
	}
	c := &emit.Method{Static: true, Result: o.class, Name: "create",
		Params: append([]emit.Param{{Type: "::mlir::OpBuilder &", Name: builder}, {Type: "::mlir::Location", Name: location}}, params...)}
	c.Body.Fill(createBody, "location", location, "builder", builder, "class", o.class, "arguments", arguments)
	o.main.Add(c)
	c = &emit.Method{Static: true, Result: o.class, Name: "create",
		Params: append([]emit.Param{{Type: "::mlir::ImplicitLocOpBuilder &", Name: builder}}, params...)}
	c.Body.Printf("  return create(%s, %s.getLoc()%s);\n", builder, builder, arguments)
	o.main.Add(c)
	return true
}

func operandName(v *ods.Value, i int) string {
	if v.Name == "" {
		return fmt.Sprintf("odsArg_%d", i)
	}
	return v.Name
}

// separateParams returns the parameters of a builder with one for each part. With raw, attributes are
// given by their values.
func (o *opWriter) separateParams(results resultParams, raw bool) (params []emit.Param, resultNames []string) {
	op := o.op
	params = []emit.Param{builderParam, stateParam}
	switch results {
	case separateResults:
		for i, v := range op.Results {
			p := emit.Param{Type: "::mlir::Type", Name: v.Name, Optional: v.Constraint.Arity == ods.Optional}
			if v.Constraint.Arity == ods.Variadic {
				p.Type = "::mlir::TypeRange"
			}
			if p.Name == "" {
				p.Name = fmt.Sprintf("resultType%d", i)
			}
			params = append(params, p)
			resultNames = append(resultNames, p.Name)
		}
	case collectiveResults:
		params = append(params, emit.Param{Type: "::mlir::TypeRange", Name: "resultTypes"})
	}
	allDefaults, attrDefaults := op.BuilderDefaults(raw)
	s := emit.Substitution{Names: []string{"_builder", "odsBuilder"}}
	for i, arg := range op.Args {
		switch arg.Kind {
		case ods.OperandArg:
			v := op.Operands[arg.Index]
			p := emit.Param{Type: "::mlir::Value", Name: operandName(v, arg.Index), Optional: v.Constraint.Arity == ods.Optional}
			switch v.Constraint.Arity {
			case ods.VariadicOfVariadic:
				p.Type = "::llvm::ArrayRef<::mlir::ValueRange>"
			case ods.Variadic:
				p.Type = "::mlir::ValueRange"
			}
			params = append(params, p)
		case ods.PropertyArg:
			x := op.Properties[arg.Index]
			p := emit.Param{Type: x.Prop.InterfaceType, Name: x.Name, Optional: x.Prop.HasDefault}
			if x.Prop.HasDefault && i >= allDefaults {
				p.Default = s.Expand(x.Prop.DefaultValue)
			}
			params = append(params, p)
		case ods.AttributeArg:
			a := op.Attributes[arg.Index]
			if op.IsSegments(a.Name) {
				continue
			}
			raw := raw && a.Attr.IsUnwrapped()
			p := emit.Param{Type: storageType(a.Attr), Name: a.Name, Optional: a.Attr.IsOptional}
			if raw {
				p.Type = returnType(a.Attr)
			}
			switch {
			case i < attrDefaults:
			case raw:
				p.Default = s.Expand(a.Attr.DefaultValue)
			default:
				p.Default = "nullptr"
			}
			params = append(params, p)
		}
	}
	for _, x := range op.Successors {
		p := emit.Param{Type: "::mlir::Block *", Name: x.Name}
		if x.Variadic {
			p.Type = "::mlir::BlockRange"
		}
		params = append(params, p)
	}
	for _, r := range op.Regions {
		if r.Variadic {
			params = append(params, emit.Param{Type: "unsigned", Name: r.Name + "Count"})
		}
	}
	return params, resultNames
}

func (o *opWriter) separateBuilder(results resultParams, raw, infer bool) {
	m := &emit.Method{}
	var names []string
	m.Params, names = o.separateParams(results, raw)
	b := &m.Body
	o.addArguments(b, raw)
	switch {
	case infer:
		b.Fill(buildInferred, "class", o.class)
	case results == separateResults:
		for i, v := range o.op.Results {
			if v.Constraint.Arity == ods.Optional {
				b.Text("  if (" + names[i] + ")\n  ")
			}
			b.Text("  odsState.addTypes(" + names[i] + ");\n")
		}
		if o.resultSegments {
			o.addSegments(b, " ", "resultSegmentSizes", sizesOf(o.op.Results, names))
		}
	case results == collectiveResults:
		sizeAssertion(b, "resultTypes", o.op.Results, " ", "results")
		b.Text("  odsState.addTypes(resultTypes);\n")
	}
	o.build(m)
}

// sizeAssertion writes an assertion about the length of a list of values or types.
func sizeAssertion(b *emit.Writer, list string, values []*ods.Value, space, what string) {
	n := variable(values)
	relation := "=="
	if n > 0 {
		relation = ">="
	}
	if n == 0 || n != len(values) {
		b.Printf("  assert(%s.size() %s%s%du && \"mismatched number of %s\");\n", list, relation, space, len(values)-n, what)
	}
}

// sizesOf returns the sizes of the groups of values.
func sizesOf(values []*ods.Value, names []string) string {
	var list []string
	for i, v := range values {
		switch v.Constraint.Arity {
		case ods.Single:
			list = append(list, "1")
		case ods.Optional:
			list = append(list, "("+names[i]+" ? 1 : 0)")
		case ods.VariadicOfVariadic:
			list = append(list, "llvm::accumulate("+names[i]+", int32_t(0), [](int32_t curSum, ::mlir::ValueRange range) { return curSum + static_cast<int32_t>(range.size()); })")
		default:
			list = append(list, "static_cast<int32_t>("+names[i]+".size())")
		}
	}
	return strings.Join(list, ", ")
}

// addArguments writes how a builder adds the arguments, regions and successors.
func (o *opWriter) addArguments(b *emit.Writer, raw bool) {
	op := o.op
	var names []string
	for i, v := range op.Operands {
		name := operandName(v, i)
		names = append(names, name)
		switch v.Constraint.Arity {
		case ods.VariadicOfVariadic:
			b.Fill(addNestedOperands, "name", name, "set", o.addAttribute(v.Constraint.SegmentAttr, "rangeAttr"))
			continue
		case ods.Optional:
			b.Text("  if (" + name + ")\n  ")
		}
		b.Text("  odsState.addOperands(" + name + ");\n")
	}
	if o.operandSegments {
		o.addSegments(b, "  ", "operandSegmentSizes", sizesOf(op.Operands, names))
	}
	for _, p := range op.Properties {
		b.Printf("  odsState.getOrAddProperties<Properties>().%s(%s);\n", setter(p.Name), p.Name)
	}
	s := emit.Substitution{Names: []string{"_builder", "odsBuilder"}}
	for _, a := range op.Attributes {
		if op.IsSegments(a.Name) {
			continue
		}
		value := a.Name
		if raw && a.Attr.IsUnwrapped() {
			value = attrOf(a.Attr, s, a.Name)
		}
		set := o.addAttribute(a.Name, value) + ";\n"
		if a.Attr.IsOptional && !a.Attr.HasDefault || a.Attr.HasDefault && !raw || raw && isUnit(a.Attr) {
			b.Text("  if (" + a.Name + ") {\n    " + set + "  }\n")
		} else {
			b.Text("  " + set)
		}
	}
	for _, r := range op.Regions {
		if r.Variadic {
			b.Printf("  for (unsigned i = 0; i < %sCount; ++i)\n  ", r.Name)
		}
		b.Text("  (void)odsState.addRegion();\n")
	}
	for _, x := range op.Successors {
		b.Printf("  odsState.addSuccessors(%s);\n", x.Name)
	}
}

// listParams returns the parameters of a builder with lists of parts.
func (o *opWriter) listParams(builder string, results, properties bool) (params []emit.Param, attributes string) {
	params = []emit.Param{{Type: "::mlir::OpBuilder &", Name: builder}, stateParam}
	if results {
		params = append(params, emit.Param{Type: "::mlir::TypeRange", Name: "resultTypes"})
	}
	params = append(params, emit.Param{Type: "::mlir::ValueRange", Name: "operands"})
	attributes = "attributes"
	if properties {
		params = append(params, emit.Param{Type: "const Properties &", Name: "properties"})
		attributes = "discardableAttributes"
	}
	attrs := emit.Param{Type: "::llvm::ArrayRef<::mlir::NamedAttribute>", Name: attributes, Default: "{}"}
	return append(params, attrs), attributes
}

// countRegions adds the number of regions to the parameters, if it may vary.
func (o *opWriter) countRegions(params []emit.Param) []emit.Param {
	if o.variadicRegions() == 0 {
		return params
	}
	params[len(params)-1].Default = ""
	return append(params, emit.Param{Type: "unsigned", Name: "numRegions"})
}

// addLists writes how a builder with lists adds them.
func (o *opWriter) addLists(b *emit.Writer, properties bool, space, attributes string) {
	b.Text("  odsState.addOperands(operands);\n")
	if properties {
		b.Text("  odsState.useProperties(const_cast<Properties" + space + "&>(properties));\n")
	}
	b.Text("  odsState.addAttributes(" + attributes + ");\n")
}

func (o *opWriter) addRegions(b *emit.Writer) {
	if n := len(o.op.Regions); n > 0 {
		count := fmt.Sprint(n)
		if o.variadicRegions() > 0 {
			count = "numRegions"
		}
		b.Text("  for (unsigned i = 0; i != " + count + "; ++i)\n    (void)odsState.addRegion();\n")
	}
}

func (o *opWriter) collectiveBuilder(properties bool) {
	m := &emit.Method{}
	var attributes string
	m.Params, attributes = o.listParams("", true, properties)
	m.Params = o.countRegions(m.Params)
	b := &m.Body
	sizeAssertion(b, "operands", o.op.Operands, " ", "parameters")
	o.addLists(b, properties, "", attributes)
	o.addRegions(b)
	sizeAssertion(b, "resultTypes", o.op.Results, " ", "return types")
	b.Text("  odsState.addTypes(resultTypes);\n")
	if !properties && o.storesProperties() {
		b.Fill(propertiesFromAttributes, "class", o.class)
	}
	o.build(m)
}

func (o *opWriter) inferredBuilder(properties bool) {
	m := &emit.Method{}
	var attributes string
	m.Params, attributes = o.listParams("odsBuilder", false, properties)
	m.Params = o.countRegions(m.Params)
	b := &m.Body
	sizeAssertion(b, "operands", o.op.Operands, " ", "parameters")
	o.addLists(b, properties, " ", attributes)
	o.addRegions(b)
	if !properties && o.storesProperties() {
		b.Fill(propertiesFromAttributes, "class", o.class)
	}
	b.Fill(collectiveInferred, "class", o.class)
	var assertion emit.Writer
	sizeAssertion(&assertion, "inferredReturnTypes", o.op.Results, " ", "return types")
	if text := strings.TrimSuffix(assertion.String(), "\n"); text != "" {
		b.Text("\n  " + text)
	}
	b.Text("\n    odsState.addTypes(inferredReturnTypes);\n  } else {\n    ::llvm::report_fatal_error(\"Failed to infer result type(s).\");\n  }")
	o.build(m)
}

// operandTypeBuilder writes a builder in which the first operand determines the types.
func (o *opWriter) operandTypeBuilder(raw bool) {
	m := &emit.Method{}
	m.Params, _ = o.separateParams(noResults, raw)
	o.addArguments(&m.Body, raw)
	if n := len(o.op.Results); n > 0 {
		typ := operandName(o.op.Operands[0], 0)
		if o.op.Operands[0].Constraint.Arity == ods.Variadic {
			typ += ".front()"
		}
		typ += ".getType()"
		m.Body.Text("  odsState.addTypes({" + strings.Join(slices.Repeat([]string{typ}, n), ", ") + "});\n\n")
	}
	o.build(m)
}

// collectiveTypedBuilder writes a builder with lists in which the first operand or the first attribute
// determines the types.
func (o *opWriter) collectiveTypedBuilder(properties, byAttribute bool) {
	m := &emit.Method{}
	var attributes string
	m.Params, attributes = o.listParams("odsBuilder", false, properties)
	b := &m.Body
	n := len(o.op.Results)
	if !byAttribute {
		m.Params = o.countRegions(m.Params)
		o.addLists(b, properties, "", attributes)
		o.addRegions(b)
		b.Text("  odsState.addTypes({" + strings.Join(slices.Repeat([]string{"operands[0].getType()"}, n), ", ") + "});\n\n")
		o.build(m)
		return
	}
	typ := "::llvm::cast<::mlir::TypedAttr>(typeAttr).getType()"
	a := o.op.Attributes[0]
	if a.Attr.IsTypeAttr {
		typ = "::llvm::cast<::mlir::TypeAttr>(typeAttr).getValue()"
	}
	if properties {
		b.Text("  ::mlir::Attribute typeAttr = properties." + getter(a.Name) + "();\n")
	} else {
		b.Fill(findTypeAttribute, "get", getter(a.Name))
	}
	o.addLists(b, properties, "", attributes)
	b.Text("    odsState.addTypes({" + strings.Join(slices.Repeat([]string{typ}, n), ", ") + "});\n")
	o.build(m)
}
