package cppgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// An opWriter writes the classes of an operation.
type opWriter struct {
	op          *ods.Operator
	class       string
	format      *format.Program // the declarative format, or nil
	in          *backend.Input
	err         error // the first one
	constraints *constraintFunctions
	// attributes are sorted by name. The stored ones are not derived.
	attributes, stored []*inherentAttribute
	// operandSegments and resultSegments say that the sizes of groups are stored.
	operandSegments, resultSegments bool
	// inDictionary means that the dialect keeps attributes, and the sizes of groups, in the dictionary of
	// an operation. An operation with properties still reads them from its struct: hasProperties means
	// that it has one.
	inDictionary, hasProperties bool
	// infers means that the types of the results follow from the definition, inferable that the operation
	// has the interface of those that infer them.
	infers, inferable bool
	// onlyDeclared omits the definitions after the classes.
	onlyDeclared bool

	adaptorBase, genericAdaptor, adaptor, main *emit.Class
}

// newOpWriter returns the classes of an operation. An error is the first that the reference finds; it
// reports warnings.
func newOpWriter(in *backend.Input, op *ods.Operator, functions *constraintFunctions, onlyDeclared bool) (*opWriter, error) {
	o := &opWriter{
		in: in, op: op, class: op.CppClass, constraints: functions, onlyDeclared: onlyDeclared,
		operandSegments: op.HasTrait("AttrSizedOperandSegments"),
		resultSegments:  op.HasTrait("AttrSizedResultSegments"),
	}
	o.infers = op.WritesInference()
	o.inferable = o.infers || op.HasInterface("InferTypeOpInterface")
	o.inDictionary = op.Dialect != nil && op.Dialect.AttributesInDictionary
	o.hasProperties = !o.inDictionary || len(op.Properties) > 0
	o.collectAttributes()
	o.adaptors()
	o.operation()
	return o, o.err
}

// fail records an error, unless there is one already.
func (o *opWriter) fail(err error) {
	if o.err == nil {
		o.err = err
	}
}

// failUnlessNone records an error of the definition, if there is a text.
func (o *opWriter) failUnlessNone(problem string) {
	if problem != "" {
		o.fail(recordError(o.op.Record, "%s", problem))
	}
}

// overlap returns the error about a method that another one makes redundant. It has a name for the method,
// and the line of the reference's source.
func overlap(op *ods.Operator, name string, line int) error {
	return recordError(op.Record, "Unexpected overlap when generating `%s` for %s (from line %d)", name, op.Name(), line)
}

// checked adds a method that must not overlap another one.
func (o *opWriter) checked(c *emit.Class, m *emit.Method, name string, line int) *emit.Method {
	if !c.TryAdd(m) {
		o.fail(overlap(o.op, name, line))
	}
	return m
}

// inOperation and inAdaptor are the substitutions in C++ of definitions.
func inOperation() emit.Substitution {
	return emit.Substitution{Names: []string{"_builder", "::mlir::Builder((*this)->getContext())"}}
}

func inAdaptor() emit.Substitution {
	return emit.Substitution{Names: []string{"_builder", "::mlir::Builder(odsAttrs.getContext())"}}
}

// with returns a substitution with another name.
func with(s emit.Substitution, names ...string) emit.Substitution {
	return emit.Substitution{Names: append(slices.Clone(names), s.Names...), Args: s.Args}
}

// builtAttr returns the C++ that builds an attribute from a value.
func builtAttr(a *ods.Attribute, s emit.Substitution, value string) string {
	return emit.Substitution{Names: s.Names, Args: []string{value}}.Expand(a.ConstBuilderCall)
}

// defaultAttr returns the C++ of an attribute's default value.
func defaultAttr(a *ods.Attribute, s emit.Substitution) string {
	return builtAttr(a, s, s.Expand(a.DefaultValue))
}

// attrOf returns the C++ that builds an attribute from a parameter.
func attrOf(a *ods.Attribute, s emit.Substitution, param string) string {
	s.Args = []string{param}
	return s.Expand(strings.ReplaceAll(a.ConstBuilderCall, `"$0"`, "$0"))
}

// isUnit reports whether an attribute is the one without a value.
func isUnit(a *ods.Attribute) bool {
	if a.Record.IsAnonymous() {
		a = a.Base()
	}
	return a.Record.Name() == "UnitAttr"
}

func storageType(a *ods.Attribute) string {
	if a.StorageType == "" {
		return "::mlir::Attribute"
	}
	return a.StorageType
}

func returnType(a *ods.Attribute) string { return a.ReturnType }

// castOf returns how an attribute that is stored is cast to its class.
func castOf(a *ods.Attribute) string {
	if a.IsOptional || a.HasDefault {
		return "dyn_cast_or_null"
	}
	return "cast"
}

func getter(name string) string  { return ods.AccessorName(name) }
func setter(name string) string  { return "set" + ods.CamelCase(name) }
func remover(name string) string { return "remove" + ods.CamelCase(name) }

// variable returns how many values are variadic or optional.
func variable(values []*ods.Value) int {
	n := 0
	for _, v := range values {
		if v.IsVariableLength() {
			n++
		}
	}
	return n
}

func (o *opWriter) variadicRegions() int {
	n := 0
	for _, r := range o.op.Regions {
		if r.Variadic {
			n++
		}
	}
	return n
}

func (o *opWriter) variadicSuccessors() int {
	n := 0
	for _, s := range o.op.Successors {
		if s.Variadic {
			n++
		}
	}
	return n
}

// traits returns the traits of the class.
func (o *opWriter) traits() []string {
	op := o.op
	var list []string
	add := func(t string) {
		if !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	count := func(kind string, total, variadic int) {
		const ns = "::mlir::OpTrait::"
		switch {
		case variadic != 0 && total == variadic:
			add(ns + "Variadic" + kind + "s")
		case variadic != 0:
			add(fmt.Sprintf("%sAtLeastN%ss<%d>::Impl", ns, kind, total-variadic))
		case total == 0:
			add(ns + "Zero" + kind + "s")
		case total == 1:
			add(ns + "One" + kind)
		default:
			add(fmt.Sprintf("%sN%ss<%d>::Impl", ns, kind, total))
		}
	}
	count("Region", len(op.Regions), o.variadicRegions())
	count("Result", len(op.Results), variable(op.Results))
	if len(op.Results) == 1 && variable(op.Results) == 0 {
		add("::mlir::OpTrait::OneTypedResult<" + op.Results[0].Constraint.CppType + ">::Impl")
	}
	count("Successor", len(op.Successors), o.variadicSuccessors())
	count("Operand", len(op.Operands), variable(op.Operands))
	for _, t := range op.Traits {
		if t.Kind == ods.NativeTrait && t.Structural {
			add(traitClass(t))
		}
	}
	add("::mlir::OpTrait::OpInvariants")
	if o.storesProperties() {
		add("::mlir::BytecodeOpInterface::Trait")
	}
	for _, t := range op.Traits {
		if t.Kind == ods.NativeTrait && !t.Structural || t.Kind == ods.InterfaceTrait {
			add(traitClass(t))
		}
	}
	if o.infers {
		add("::mlir::InferTypeOpInterface::Trait")
	}
	if o.namesResults() {
		add("::mlir::OpAsmOpInterface::Trait")
	}
	if len(op.Derived) > 0 {
		add("::mlir::DerivedAttributeOpInterface::Trait")
	}
	for _, e := range o.effects() {
		if e.trait != "" {
			add(e.trait)
		}
	}
	return list
}

func traitClass(t *ods.Trait) string {
	return qualified(backend.Field(t.Record, "cppNamespace"), backend.Field(t.Record, "trait"))
}

// operation writes the class of the operation.
func (o *opWriter) operation() {
	op := o.op
	c := &emit.Class{Name: o.class, OnlyDeclared: o.onlyDeclared, Parents: []string{"public ::mlir::Op<" + strings.Join(append([]string{o.class}, o.traits()...), ", ") + ">"}}
	o.main = c
	c.Declare(emit.Visibility("public"), emit.Text("using Op::Op;"), emit.Text("using Op::print;"),
		emit.Text("using Adaptor = "+o.class+"Adaptor;"),
		emit.Text("template <typename RangeT>\nusing GenericAdaptor = "+o.class+"GenericAdaptor<RangeT>;"),
		emit.Text("using FoldAdaptor = GenericAdaptor<::llvm::ArrayRef<::mlir::Attribute>>;"))
	c.Declare(operandIndexes(op)...)
	if o.hasProperties {
		c.Declare(emit.Text("using Properties = FoldAdaptor::Properties;"))
	}
	interfaceUsings(c, op.Traits)
	o.attributeNames()
	o.resultNames()
	c.Add(&emit.Method{Static: true, Constexpr: true, Inline: true, Result: "::llvm::StringLiteral", Name: "getOperationName"}).
		Body.Printf("  return ::llvm::StringLiteral(\"%s\");", op.Name())
	o.operandGetters(c, false)
	o.operandSetters()
	o.resultGetters()
	o.regionAndSuccessorGetters()
	o.propertyMethods()
	o.propertyAccessors()
	o.attributeGetters()
	o.attributeSetters()
	o.builders()
	o.defaultAttributes()
	o.customSyntax()
	o.verifiers()
	o.hooks()
	o.inferReturnTypes()
	interfaceMethods(c, op.Traits, false)
	o.formatMethods()
	o.effectMethods()
	var declared, defined string
	s := emit.Substitution{Names: []string{"cppClass", o.class}}
	for _, t := range op.Traits {
		if code := backend.Field(t.Record, "extraConcreteClassDeclaration"); code != "" {
			declared += code + "\n"
		}
		if code := backend.Field(t.Record, "extraConcreteClassDefinition"); code != "" {
			defined += s.Expand(code) + "\n"
		}
	}
	declared += backend.Field(op.Record, "extraClassDeclaration")
	defined += s.Expand(backend.Field(op.Record, "extraClassDefinition"))
	c.Trailing = append(c.Trailing, emit.Visibility("public"), emit.Code{Declarations: declared, Definitions: defined})
}

func operandIndexes(op *ods.Operator) []emit.Member {
	var list []emit.Member
	for i, v := range op.Operands {
		if v.Name != "" {
			list = append(list, emit.Text(fmt.Sprintf("static constexpr int odsIndex_%s = %d;", v.Name, i)))
		}
	}
	return list
}

// namesResults reports whether the names of several results are used for values.
func (o *opWriter) namesResults() bool {
	return len(o.op.Results) > 1 && !o.op.HasInterface("OpAsmOpInterface") &&
		slices.ContainsFunc(o.op.Results, func(v *ods.Value) bool { return v.Name != "" })
}

// resultNames writes the method that names the results.
func (o *opWriter) resultNames() {
	if !o.namesResults() {
		return
	}
	m := o.main.Add(&emit.Method{Result: "void", Name: "getAsmResultNames", Params: []emit.Param{{Type: "::mlir::OpAsmSetValueNameFn", Name: "setNameFn"}}})
	for i, v := range o.op.Results {
		m.Body.Printf("  auto resultGroup%d = getODSResults(%d);\n  if (!resultGroup%d.empty())\n    setNameFn(*resultGroup%d.begin(), \"%s\");\n", i, i, i, i, v.Name)
	}
}

// attributeNames writes access to the names of the attributes.
func (o *opWriter) attributeNames() {
	c := o.main
	var names []string
	for _, a := range o.attributes {
		names = append(names, a.name)
	}
	var segments []string
	if o.operandSegments && !o.inDictionary {
		segments = append(segments, "operandSegmentSizes")
	}
	m := c.Add(&emit.Method{Static: true, Inline: true, Result: "::llvm::ArrayRef<::llvm::StringRef>", Name: "getAttributeNames"})
	all := append(slices.Clone(names), segments...)
	if len(all) == 0 {
		m.Body.Text("  return {};")
	} else {
		m.Body.Text("  static ::llvm::StringRef attrNames[] = {::llvm::StringRef(\"" + strings.Join(all, "\"), ::llvm::StringRef(\"") + "\")};\n")
		m.Body.Text("  return ::llvm::ArrayRef(attrNames);")
	}
	if len(all) == 0 {
		return
	}
	{
		const result = "::mlir::StringAttr"
		m := c.Add(&emit.Method{Inline: true, Private: true, Result: result, Name: "getAttributeNameForIndex", Params: []emit.Param{{Type: "unsigned", Name: "index"}}})
		m.Body.Text("  return getAttributeNameForIndex((*this)->getName(), index);")
		m = c.Add(&emit.Method{Static: true, Inline: true, Private: true, Result: result, Name: "getAttributeNameForIndex",
			Params: []emit.Param{{Type: "::mlir::OperationName", Name: "name"}, {Type: "unsigned", Name: "index"}}})
		if len(names) == 0 {
			m.Body.Text("  return {};\n")
		} else {
			m.Body.Fill(attributeNameForIndex, "n", fmt.Sprint(len(names)))
		}
	}
	name := func(attr, call, static string, line int) {
		for _, s := range []bool{false, true} {
			m := &emit.Method{Static: s, Inline: true, Result: "::mlir::StringAttr", Name: getter(attr) + "AttrName"}
			text := call
			if s {
				m.Params = []emit.Param{{Type: "::mlir::OperationName", Name: "name"}}
				text = static
			}
			m.Body.Text(text)
			o.checked(c, m, m.Name, line)
		}
	}
	for i, n := range names {
		name(n, fmt.Sprintf("  return getAttributeNameForIndex(%d);", i), fmt.Sprintf("  return getAttributeNameForIndex(name, %d);", i), 1345)
	}
	for _, n := range segments {
		name(n, " return (*this)->getName().getAttributeNames().back();", " return name.getAttributeNames().back();", 1365)
	}
}

// operandGetters writes access to the operands, of the operation or of a generic adaptor.
func (o *opWriter) operandGetters(c *emit.Class, generic bool) {
	o.failUnlessNone(o.op.ProblemOfOperandSizes())
	rangeType, begin := "::mlir::Operation::operand_range", "getOperation()->operand_begin()"
	if generic {
		rangeType, begin = "RangeT", "odsOperands.begin()"
	} else {
		o.indexAndLength(c, "getODSOperandIndexAndLength", o.op.Operands, "operandSegmentSizes", o.operandSegments, "getOperation()->getNumOperands()")
	}
	c.Add(&emit.Method{Inline: true, Result: rangeType, Name: "getODSOperands", Params: []emit.Param{{Type: "unsigned", Name: "index"}}}).
		Body.Fill(valueRange, "function", "getODSOperandIndexAndLength", "begin", begin)
	for i, v := range o.op.Operands {
		if v.Name == "" {
			continue
		}
		m := &emit.Method{Inline: true, Name: getter(v.Name)}
		value := "::mlir::TypedValue<" + v.Constraint.CppType + ">"
		cast := "::llvm::cast<" + value + ">"
		if generic {
			value, cast = "ValueT", ""
		}
		line := 2355
		switch v.Constraint.Arity {
		case ods.Optional:
			line = 2324
			m.Result = value
			m.Body.Printf("  auto operands = getODSOperands(%d);\n  return operands.empty() ? %s{} : %s(*operands.begin());", i, value, cast)
		case ods.VariadicOfVariadic:
			sizes := getter(v.Constraint.SegmentAttr)
			m.Result = "::mlir::OperandRangeRange"
			m.Body.Printf("  return getODSOperands(%d).split(%sAttr());", i, sizes)
			if generic {
				m.Result, m.Body = "::llvm::SmallVector<RangeT>", emit.Writer{}
				m.Body.Fill(nestedOperands, "index", fmt.Sprint(i), "sizes", sizes)
			}
		case ods.Variadic:
			line = 2348
			m.Result = rangeType
			m.Body.Printf("  return getODSOperands(%d);", i)
		default:
			m.Result = value
			m.Body.Printf("  return %s(*getODSOperands(%d).begin());", cast, i)
		}
		if generic {
			c.Add(m)
		} else {
			o.checked(c, m, m.Name, line)
		}
	}
}

// indexAndLength writes a method that returns which values belong to a name of the definition.
func (o *opWriter) indexAndLength(c *emit.Class, name string, values []*ods.Value, segments string, sized bool, count string) *emit.Method {
	n := variable(values)
	m := &emit.Method{Inline: n == 0, Result: "std::pair<unsigned, unsigned>", Name: name, Params: []emit.Param{{Type: "unsigned", Name: "index"}}}
	if c == o.adaptorBase {
		m.Params = append(m.Params, emit.Param{Type: "unsigned", Name: "odsOperandsSize"})
		count = "odsOperandsSize"
	}
	switch {
	case n == 0:
		m.Body.Text("  return {index, 1};\n")
	case sized:
		o.segmentSizes(&m.Body, segments, c == o.adaptorBase)
	default:
		var variadic []string
		for _, v := range values {
			variadic = append(variadic, fmt.Sprint(v.IsVariableLength()))
		}
		m.Body.Fill(equalSegments, "variadic", strings.Join(variadic, ", "), "size", count, "fixed", fmt.Sprint(len(values)-n), "groups", fmt.Sprint(n))
	}
	return c.Add(m)
}

func (o *opWriter) operandSetters() {
	for i, v := range o.op.Operands {
		if v.Name == "" {
			continue
		}
		m := &emit.Method{Inline: !v.IsVariableLength(), Name: getter(v.Name) + "Mutable", Result: "::mlir::MutableOperandRange"}
		m.Body.Printf("  auto range = getODSOperandIndexAndLength(%d);\n", i)
		if m.Inline {
			m.Result = "::mlir::OpOperand &"
			m.Body.Text("  return getOperation()->getOpOperand(range.first);\n")
			o.checked(o.main, m, getter(v.Name), 2411)
			continue
		}
		m.Body.Text("  auto mutableRange = ::mlir::MutableOperandRange(getOperation(), range.first, range.second")
		if o.operandSegments {
			m.Body.Printf(", ::mlir::MutableOperandRange::OperandSegment(%du, %s)", i, o.namedSegments())
		}
		m.Body.Text(");\n")
		if v.Constraint.Arity == ods.VariadicOfVariadic {
			m.Result = "::mlir::MutableOperandRangeRange"
			m.Body.Printf("  return mutableRange.split(*(*this)->getAttrDictionary().getNamed(%sAttrName()));\n", getter(v.Constraint.SegmentAttr))
		} else {
			m.Body.Text("  return mutableRange;\n")
		}
		o.checked(o.main, m, getter(v.Name), 2411)
	}
}

func (o *opWriter) resultGetters() {
	o.failUnlessNone(o.op.ProblemOfResultSizes())
	c := o.main
	o.indexAndLength(c, "getODSResultIndexAndLength", o.op.Results, "resultSegmentSizes", o.resultSegments, "getOperation()->getNumResults()")
	c.Add(&emit.Method{Inline: true, Result: "::mlir::Operation::result_range", Name: "getODSResults", Params: []emit.Param{{Type: "unsigned", Name: "index"}}}).
		Body.Fill(valueRange, "function", "getODSResultIndexAndLength", "begin", "getOperation()->result_begin()")
	for i, v := range o.op.Results {
		if v.Name == "" {
			continue
		}
		m := &emit.Method{Inline: true, Name: getter(v.Name), Result: "::mlir::TypedValue<" + v.Constraint.CppType + ">"}
		line := 2528
		switch v.Constraint.Arity {
		case ods.Optional:
			line = 2516
			m.Body.Printf("  auto results = getODSResults(%d);\n  return results.empty() ? %s() : ::llvm::cast<%s>(*results.begin());", i, m.Result, m.Result)
		case ods.Variadic:
			line = 2524
			m.Result = "::mlir::Operation::result_range"
			m.Body.Printf("  return getODSResults(%d);", i)
		default:
			m.Body.Printf("  return ::llvm::cast<%s>(*getODSResults(%d).begin());", m.Result, i)
		}
		o.checked(c, m, m.Name, line)
	}
}

func (o *opWriter) regionAndSuccessorGetters() {
	add := func(result, name, format string, i, line int) {
		if name != "" {
			m := &emit.Method{Inline: true, Result: result, Name: getter(name)}
			m.Body.Printf(format, i)
			o.checked(o.main, m, m.Name, line)
		}
	}
	for i, r := range o.op.Regions {
		if r.Variadic {
			add("::mlir::MutableArrayRef<::mlir::Region>", r.Name, "  return (*this)->getRegions().drop_front(%d);", i, 2548)
		} else {
			add("::mlir::Region &", r.Name, "  return (*this)->getRegion(%d);", i, 2555)
		}
	}
	for i, s := range o.op.Successors {
		if s.Variadic {
			add("::mlir::SuccessorRange", s.Name, "  return {std::next((*this)->successor_begin(), %d), (*this)->successor_end()};", i, 2570)
		} else {
			add("::mlir::Block *", s.Name, "  return (*this)->getSuccessor(%d);", i, 2579)
		}
	}
}

func (o *opWriter) propertyAccessors() {
	for _, p := range o.op.Properties {
		o.checked(o.main, &emit.Method{Inline: true, Result: p.Prop.InterfaceType, Name: getter(p.Name)}, getter(p.Name), 1387).
			Body.Printf("  return getProperties().%s();", getter(p.Name))
	}
	for _, p := range o.op.Properties {
		value := "new" + ods.CamelCase(p.Name)
		o.main.Add(&emit.Method{Inline: true, Result: "void", Name: setter(p.Name), Params: []emit.Param{{Type: p.Prop.InterfaceType, Name: value}}}).
			Body.Printf("  getProperties().%s(%s);", setter(p.Name), value)
	}
}

// valueGetter writes the method that returns the value of an attribute.
func (o *opWriter) valueGetter(c *emit.Class, a *ods.NamedAttribute, s emit.Substitution) {
	name := getter(a.Name)
	m := &emit.Method{Result: returnType(a.Attr), Name: name}
	m.Body.Printf("  auto attr = %sAttr();\n", name)
	if a.Attr.HasDefault && a.Attr.IsOptional {
		m.Body.Printf("    if (!attr)\n      return %s;\n", with(s, "_self", defaultAttr(a.Attr, with(s, "_self", "attr"))).Expand(a.Attr.ConvertFromStorage))
	}
	m.Body.Printf("  return %s;\n", with(s, "_self", "attr").Expand(a.Attr.ConvertFromStorage))
	o.checked(c, m, name, 1399)
}

func (o *opWriter) attributeGetters() {
	for _, a := range o.op.Attributes {
		o.main.Add(&emit.Method{Inline: true, Result: storageType(a.Attr), Name: getter(a.Name) + "Attr"}).
			Body.Printf("  return ::llvm::%s<%s>(%s);", castOf(a.Attr), storageType(a.Attr), o.read(a.Name, false))
		o.valueGetter(o.main, a, inOperation())
	}
	for _, a := range o.op.Derived {
		o.main.Add(&emit.Method{Result: returnType(a.Attr), Name: getter(a.Name)}).Body.Text("  " + a.Attr.DerivedBody + "\n")
	}
	o.derivedAttributes()
}

// derivedAttributes writes the interface of operations with derived attributes.
func (o *opWriter) derivedAttributes() {
	if len(o.op.Derived) == 0 {
		return
	}
	m := o.main.Add(&emit.Method{Static: true, Result: "bool", Name: "isDerivedAttribute", Params: []emit.Param{{Type: "::llvm::StringRef", Name: "name"}}})
	for _, a := range o.op.Derived {
		m.Body.Printf("  if (name == \"%s\") return true;\n", a.Name)
	}
	m.Body.Text(" return false;")
	m = o.main.Add(&emit.Method{Result: "::mlir::DictionaryAttr", Name: "materializeDerivedAttributes"})
	if names := notMaterializable(o.op); names != "" {
		if o.err == nil {
			o.in.Report(diag.Warningf(diag.At(o.op.Record.Pos()), "op has non-materializable derived attributes '%s', skipping", names))
		}
		m.Body.Text("  emitOpError(\"op has non-materializable derived attributes '" + names + "'\");\n  return nullptr;")
		return
	}
	m.Body.Text("  ::mlir::MLIRContext* ctx = getContext();\n  ::mlir::Builder odsBuilder(ctx); (void)odsBuilder;\n  return ::mlir::DictionaryAttr::get(  ctx, {\n")
	for i, a := range o.op.Derived {
		if i > 0 {
			m.Body.Text(",\n")
		}
		s := emit.Substitution{Names: []string{"_self", getter(a.Name) + "()", "_builder", "odsBuilder", "_ctxt", "ctx", "_storage", "ctx"}}
		m.Body.Printf("    {%sAttrName(),\n%s}", getter(a.Name), s.Expand(a.Attr.ConvertFromStorage))
	}
	m.Body.Text("});")
}

// notMaterializable returns the getters of the derived attributes without C++ that builds an attribute
// from their values.
func notMaterializable(op *ods.Operator) string {
	var names []string
	for _, a := range op.Derived {
		if a.Attr.ConvertFromStorage == "" {
			names = append(names, getter(a.Name))
		}
	}
	return strings.Join(names, ", ")
}

func (o *opWriter) attributeSetters() {
	for _, a := range o.op.Attributes {
		o.main.Add(&emit.Method{Inline: true, Result: "void", Name: setter(a.Name) + "Attr", Params: []emit.Param{{Type: storageType(a.Attr), Name: "attr"}}}).
			Body.Text("  " + o.assign(a.Name, "attr") + ";")
		o.valueSetter(a)
	}
	for _, a := range o.op.Attributes {
		if a.Attr.IsOptional {
			o.main.Add(&emit.Method{Inline: true, Result: "::mlir::Attribute", Name: remover(a.Name) + "Attr"}).
				Body.Fill(o.choose(attributeRemover, dictionaryRemover), "name", a.Name, "attrName", getter(a.Name)+"AttrName()")
		}
	}
}

// valueSetter writes the method that sets an attribute to a value.
func (o *opWriter) valueSetter(a *ods.NamedAttribute) {
	base := a.Attr.Base()
	if !base.IsUnwrapped() {
		return
	}
	unit := isUnit(a.Attr)
	typ := returnType(a.Attr)
	switch {
	case unit:
		typ = "bool"
	case a.Attr.IsOptional:
		typ = "::std::optional<" + returnType(base) + ">"
	}
	m := o.main.Add(&emit.Method{Result: "void", Name: setter(a.Name), Params: []emit.Param{{Type: typ, Name: "attrValue"}}})
	switch {
	case a.Attr.IsOptional:
		value := "*attrValue"
		if unit {
			value = "attrValue"
		}
		m.Body.Fill(o.choose(optionalSetter, dictionarySetter), "name", a.Name, "value", attrOf(base, inOperation(), value), "attrName", getter(a.Name)+"AttrName()")
	default:
		m.Body.Text("  " + o.assign(a.Name, attrOf(a.Attr, inOperation(), "attrValue")) + ";")
	}
}

// defaultAttributes writes the method that sets the attributes that have a default value.
func (o *opWriter) defaultAttributes() {
	var defaults []*ods.NamedAttribute
	for _, a := range o.op.Attributes {
		if a.Attr.HasDefault && !a.Attr.IsOptional {
			defaults = append(defaults, a)
		}
	}
	if len(defaults) == 0 {
		return
	}
	m := &emit.Method{Static: true, Result: "void"}
	if o.hasProperties {
		m.Name = "populateDefaultProperties"
		m.Params = []emit.Param{{Type: "::mlir::OperationName", Name: "opName"}, {Type: "Properties &", Name: "properties"}}
		m.Body.Text("  ::mlir::Builder odsBuilder(opName.getContext());\n")
	} else {
		m.Name = "populateDefaultAttrs"
		m.Params = []emit.Param{{Type: "const ::mlir::OperationName &", Name: "opName"}, {Type: "::mlir::NamedAttrList &", Name: "attributes"}}
		m.Body.Text("  auto attrNames = opName.getAttributeNames();\n  ::mlir::Builder odsBuilder(attrNames.front().getContext());\n")
	}
	s := emit.Substitution{Names: []string{"_builder", "odsBuilder"}}
	for _, a := range defaults {
		index := slices.IndexFunc(o.attributes, func(x *inherentAttribute) bool { return x.name == a.Name })
		template := populateAttribute
		if o.hasProperties {
			template = populateProperty
		}
		m.Body.Fill(template, "name", a.Name, "index", fmt.Sprint(index), "value", defaultAttr(a.Attr, s))
	}
	o.main.Add(m)
}

// customSyntax declares the parser and the printer that are written in C++.
func (o *opWriter) customSyntax() {
	if o.op.HasAssemblyFormat || !o.op.HasCustomAssemblyFormat {
		return
	}
	o.main.Add(&emit.Method{Static: true, DeclareOnly: true, Result: "::mlir::ParseResult", Name: "parse", Params: parserParams})
	o.main.Add(&emit.Method{DeclareOnly: true, Result: "void", Name: "print", Params: []emit.Param{{Type: "::mlir::OpAsmPrinter &", Name: "p"}}})
}

var parserParams = []emit.Param{{Type: "::mlir::OpAsmParser &", Name: "parser"}, {Type: "::mlir::OperationState &", Name: "result"}}

// hooks declares the methods that are written in C++ by hand.
func (o *opWriter) hooks() {
	op, c := o.op, o.main
	if op.HasVerifier {
		c.Add(&emit.Method{DeclareOnly: true, Result: "::llvm::LogicalResult", Name: "verify"})
	}
	if op.HasRegionVerifier {
		c.Add(&emit.Method{DeclareOnly: true, Result: "::llvm::LogicalResult", Name: "verifyRegions"})
	}
	if op.HasCanonicalizeMethod {
		c.Add(&emit.Method{Static: true, DeclareOnly: true, Result: "::llvm::LogicalResult", Name: "canonicalize",
			Params: []emit.Param{{Type: o.class, Name: "op"}, {Type: "::mlir::PatternRewriter &", Name: "rewriter"}}})
	}
	if op.HasCanonicalizeMethod || op.HasCanonicalizer {
		m := c.Add(&emit.Method{Static: true, DeclareOnly: op.HasCanonicalizer, Result: "void", Name: "getCanonicalizationPatterns",
			Params: []emit.Param{{Type: "::mlir::RewritePatternSet &", Name: "results"}, {Type: "::mlir::MLIRContext *", Name: "context"}}})
		m.Body.Text("  results.add(canonicalize);\n")
	}
	if op.HasFolder {
		m := &emit.Method{DeclareOnly: true, Result: "::mlir::OpFoldResult", Name: "fold", Params: []emit.Param{{Type: "FoldAdaptor", Name: "adaptor"}}}
		if len(op.Results) != 1 || variable(op.Results) != 0 {
			m.Result = "::llvm::LogicalResult"
			m.Params = append(m.Params, emit.Param{Type: "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &", Name: "results"})
		}
		c.Add(m)
	}
}
