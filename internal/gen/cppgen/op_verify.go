package cppgen

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// adaptorVerifier writes the verifier of an adaptor, which checks attributes and properties.
func (o *opWriter) adaptorVerifier() {
	m := o.adaptor.Add(&emit.Method{Result: "::llvm::LogicalResult", Name: "verify", Params: []emit.Param{{Type: "::mlir::Location", Name: "loc"}}})
	for _, p := range o.op.Properties {
		if !checksProperty(p.Prop) {
			continue
		}
		variable := propertyVariable(p.Name)
		condition := emit.Substitution{Names: []string{"_self", variable}}.Expand(p.Prop.Condition)
		if !isComplete(condition) {
			continue
		}
		m.Body.Fill(adaptorPropCheck, "type", p.Prop.InterfaceType, "var", variable, "get", getter(p.Name), "condition", condition,
			"op", o.op.Name(), "name", p.Name, "summary", emit.Escape(p.Prop.Summary))
	}
	o.presentAttributes(&m.Body, true)
	for _, a := range o.op.Attributes {
		variable := "tblgen_" + a.Name
		condition := adaptorCondition(a.Attr, variable)
		if condition == "" {
			continue
		}
		m.Body.Fill(adaptorAttrCheck, "var", variable, "condition", condition, "op", o.op.Name(), "name", a.Name, "summary", emit.Escape(a.Attr.Summary))
	}
	m.Body.Text("  return ::mlir::success();")
}

// propertyVariable returns the name of the variable that holds a property while it is checked.
func propertyVariable(name string) string {
	return "tblgen_" + name[:1] + ods.CamelCase(name)[1:]
}

// presentAttributes writes variables for the attributes, and checks that the required ones are present.
// Report is the start of the statement that reports an error.
func (o *opWriter) presentAttributes(b *emit.Writer, adaptor bool) {
	report := "emitOpError(\""
	if adaptor {
		report = "emitError(loc, \"'" + o.op.Name() + "' op "
	}
	if o.hasProperties {
		for _, a := range o.stored {
			b.Printf("  auto tblgen_%s = getProperties().%s; (void)tblgen_%s;\n", a.name, a.name, a.name)
			if a.required {
				b.Printf("  if (!tblgen_%s) return %srequires attribute '%s'\");\n", a.name, report, a.name)
			}
		}
	} else {
		o.findAttributes(b, report, adaptor)
	}
	o.checkSegmentAttributes(b, report)
}

// findAttributes writes variables for the attributes in the dictionary. It is sorted: each loop ends at
// a required attribute, and finds those that may be before it.
func (o *opWriter) findAttributes(b *emit.Writer, report string, adaptor bool) {
	if len(o.attributes) == 0 {
		return
	}
	attrs := "(*this)->getAttrs()"
	if adaptor {
		attrs = "odsAttrs"
	}
	b.Fill(findStart, "attrs", attrs)
	var before []*inherentAttribute
	test := func(a *inherentAttribute) string {
		return emit.Fill(findTest, "attrName", o.attrName(a.name, adaptor), "name", a.name)
	}
	loop := func(start, tests string) {
		for _, a := range before {
			b.Text("  ::mlir::Attribute tblgen_" + a.name + ";\n")
			tests += "    else " + test(a) + "    }\n"
		}
		b.Text(start + tests + "    ++namedAttrIt;\n  }\n")
		before = nil
	}
	for _, a := range o.attributes {
		if !a.required {
			before = append(before, a)
			continue
		}
		b.Text("  ::mlir::Attribute tblgen_" + a.name + ";\n")
		loop(emit.Fill(findRequired, "report", report, "name", a.name), "    "+test(a)+"      break;\n    }\n")
	}
	if len(before) > 0 {
		loop(findOptional, "")
	}
}

// checkSegmentAttributes writes checks that attributes with the sizes of groups have as many elements as
// there are groups.
func (o *opWriter) checkSegmentAttributes(b *emit.Writer, report string) {
	check := func(sized bool, kind string, n int) {
		if sized && o.inDictionary {
			b.Fill(segmentsCheck, "kind", kind, "n", fmt.Sprint(n), "report", report)
		}
	}
	check(o.operandSegments, "operand", len(o.op.Operands))
	check(o.resultSegments, "result", len(o.op.Results))
}

// verifiers writes the verifier of the operation.
func (o *opWriter) verifiers() {
	op := o.op
	m := o.main.Add(&emit.Method{Result: "::llvm::LogicalResult", Name: "verifyInvariantsImpl"})
	b := &m.Body
	s := o.verifierNames()
	for _, p := range op.Properties {
		if !checksProperty(p.Prop) {
			continue
		}
		vars := []string{"type", p.Prop.InterfaceType, "var", propertyVariable(p.Name), "get", getter(p.Name), "name", p.Name}
		if isIndependent(p.Prop.Constraint) {
			b.Fill(opPropCheck, append(vars, "function", o.constraints.name(propConstraints, p.Prop.Constraint, p.Prop.InterfaceType))...)
		} else {
			b.Fill(dependentPropCheck, append(vars, "condition", with(s, "_self", propertyVariable(p.Name)).Expand(p.Prop.Condition), "summary", emit.Escape(p.Prop.Summary))...)
		}
	}
	o.presentAttributes(b, false)
	for _, a := range op.Attributes {
		if _, ok := keyOf(a.Attr.Constraint); !ok {
			continue
		}
		if isIndependent(a.Attr.Constraint) {
			b.Printf("\n  if (::mlir::failed(%s(*this, tblgen_%s, \"%s\")))\n    return ::mlir::failure();\n", o.constraints.name(attrConstraints, a.Attr.Constraint, ""), a.Name, a.Name)
			continue
		}
		variable := "tblgen_" + a.Name
		b.Fill(opAttrCheck, "var", variable, "condition", with(s, "_self", variable).Expand(a.Attr.Condition), "name", a.Name, "summary", emit.Escape(a.Attr.Summary))
	}
	o.valueChecks(b, op.Operands, "Operand", "operand")
	o.valueChecks(b, op.Results, "Result", "result")
	for _, t := range op.Traits {
		if t.Kind == ods.PredTrait {
			b.Printf("  if (!(%s))\n    return emitOpError(\"failed to verify that %s\");\n", s.Expand(t.Condition), t.Summary)
		}
	}
	o.regionChecks(b)
	o.successorChecks(b)
	b.Text("  return ::mlir::success();\n")

	m = o.main.Add(&emit.Method{Result: "::llvm::LogicalResult", Name: "verifyInvariants"})
	if op.HasVerifier {
		m.Body.Text("  if(::mlir::succeeded(verifyInvariantsImpl()) && ::mlir::succeeded(verify()))\n    return ::mlir::success();\n  return ::mlir::failure();")
	} else {
		m.Body.Text("  return verifyInvariantsImpl();")
	}
}

// verifierNames returns the substitutions for names in conditions on the whole operation. As in
// mlir-tblgen, properties have no names there.
func (o *opWriter) verifierNames() emit.Substitution {
	names := []string{"_op", "(*this->getOperation())", "_ctxt", "this->getOperation()->getContext()"}
	for _, list := range []struct {
		kind   string
		values []*ods.Value
	}{{"Results", o.op.Results}, {"Operands", o.op.Operands}} {
		for i, v := range list.values {
			if v.Name == "" {
				continue
			}
			text := fmt.Sprintf("(*this->getODS%s(%d).begin())", list.kind, i)
			if v.Constraint.Arity == ods.Variadic || v.Constraint.Arity == ods.VariadicOfVariadic {
				text = fmt.Sprintf("this->getODS%s(%d)", list.kind, i)
			}
			names = append(names, v.Name, text)
		}
	}
	for _, a := range slices.Concat(o.op.Attributes, o.op.Derived) {
		names = append(names, a.Name, getter(a.Name)+"()")
	}
	return emit.Substitution{Names: names}
}

func (o *opWriter) valueChecks(b *emit.Writer, values []*ods.Value, camel, kind string) {
	if len(values) == 0 {
		return
	}
	b.Text("  {\n    unsigned index = 0; (void)index;\n")
	for i, v := range values {
		b.Printf("    auto valueGroup%d = getODS%ss(%d);\n", i, camel, i)
		switch v.Constraint.Arity {
		case ods.Optional:
			b.Fill(optionalCheck, "i", fmt.Sprint(i), "kind", kind)
		case ods.VariadicOfVariadic:
			b.Fill(nestedCheck, "i", fmt.Sprint(i), "attr", v.Constraint.SegmentAttr, "name", v.Name)
		}
		if f := o.constraints.name(typeConstraints, v.Constraint.Constraint, ""); f != "" {
			b.Fill(valueCheck, "i", fmt.Sprint(i), "function", f, "kind", kind)
		}
	}
	b.Text("  }\n")
}

func (o *opWriter) regionChecks(b *emit.Writer) {
	if len(o.op.Regions) == 0 {
		return
	}
	b.Text("  {\n    unsigned index = 0; (void)index;\n")
	for i, r := range o.op.Regions {
		f := o.constraints.name(regionConstraints, r.Constraint, "")
		if f == "" {
			continue
		}
		get := fmt.Sprintf("::llvm::MutableArrayRef((*this)->getRegion(%d))", i)
		if r.Variadic {
			get = getter(r.Name) + "()"
		}
		b.Fill(regionCheck, "get", get, "function", f, "name", r.Name)
	}
	b.Text("  }\n")
}

func (o *opWriter) successorChecks(b *emit.Writer) {
	if len(o.op.Successors) == 0 {
		return
	}
	b.Text("  {\n    unsigned index = 0; (void)index;\n")
	for _, x := range o.op.Successors {
		f := o.constraints.name(successorConstraints, x.Constraint, "")
		if f == "" {
			continue
		}
		get := x.Name + "()" // as the reference writes it, regardless of the getter's name
		if !x.Variadic {
			get = "::llvm::MutableArrayRef(" + get + ")"
		}
		b.Fill(successorCheck, "get", get, "function", f, "name", x.Name)
	}
	b.Text("  }\n")
}

const findStart = `  auto namedAttrRange = $attrs;
  auto namedAttrIt = namedAttrRange.begin();
`

const findRequired = `
  while (true) {
    if (namedAttrIt == namedAttrRange.end())
      return $(report)requires attribute '$name'");
`

const findOptional = `  while (true) {
    if (namedAttrIt == namedAttrRange.end()) {
      break;
    }
`

const findTest = `if (namedAttrIt->getName() == $attrName) {
      tblgen_$name = namedAttrIt->getValue();
`

const segmentsCheck = `
  {
    auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>(tblgen_$(kind)SegmentSizes);
    auto numElements = sizeAttr.asArrayRef().size();
    if (numElements != $n)
      return $report"'$(kind)SegmentSizes' attribute for specifying $kind segments must have $n "
                "elements, but got ") << numElements;
  }
  `

const adaptorAttrCheck = `
  if ($var && !($condition))
    return emitError(loc, "'$op' op attribute '$name' failed to satisfy constraint: $summary");
`

const adaptorPropCheck = `{

    [[maybe_unused]] $type $var = this->$get();

    if (!($condition))
      return emitError(loc, "'$op' op property '$name' failed to satisfy constraint: $summary");
}
`

const opAttrCheck = `
  if ($var && !($condition))
    return emitOpError("attribute '$name' failed to satisfy constraint: $summary");
`

const dependentPropCheck = `{

    [[maybe_unused]] $type $var = this->$get();

    if (!($condition))
      return emitOpError("property '$name' failed to satisfy constraint: $summary");
}
`

const opPropCheck = `{

    [[maybe_unused]] $type $var = this->$get();

      if (::mlir::failed($function(*this, $var, "$name")))
        return ::mlir::failure();
}
`

const optionalCheck = `
    if (valueGroup$i.size() > 1) {
      return emitOpError("$kind group starting at #") << index
          << " requires 0 or 1 element, but found " << valueGroup$i.size();
    }
`

const nestedCheck = `    if (::mlir::failed(::mlir::OpTrait::impl::verifyValueSizeAttr(*this, "$attr", "$name", valueGroup$i.size())))
      return ::mlir::failure();
`

const valueCheck = `
    for (auto v : valueGroup$i) {
      if (::mlir::failed($function(*this, v.getType(), "$kind", index++)))
        return ::mlir::failure();
    }
`

const regionCheck = `
    for (auto &region : $get)
      if (::mlir::failed($function(*this, region, "$name", index++)))
        return ::mlir::failure();
`

const successorCheck = `
    for (auto *successor : $get)
      if (::mlir::failed($function(*this, successor, "$name", index++)))
        return ::mlir::failure();
`
