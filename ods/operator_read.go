package ods

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/tablegen"
)

// operator reads a record derived from Op. It returns nil if it has an error.
func (m *reader) operator(r *tablegen.Record) *Operator {
	before := len(m.diags)
	op := &Operator{
		Record:                  r,
		Availability:            availability(r),
		Dialect:                 m.dialectOf(r, "opDialect"),
		Mnemonic:                m.str(r, "opName"),
		CppNamespace:            optional(r, "cppNamespace"),
		Summary:                 optional(r, "summary"),
		Description:             optional(r, "description"),
		HasCustomAssemblyFormat: m.bit(r, "hasCustomAssemblyFormat"),
		HasVerifier:             m.bit(r, "hasVerifier"),
		HasRegionVerifier:       m.bit(r, "hasRegionVerifier"),
		HasCanonicalizer:        m.bit(r, "hasCanonicalizer"),
		HasCanonicalizeMethod:   m.bit(r, "hasCanonicalizeMethod"),
		HasFolder:               m.bit(r, "hasFolder"),
	}
	op.CppClass = cppClassOf(r.Name())
	op.ClassBody = classBody(r, op.CppClass)
	op.olderHooks()
	op.AssemblyFormat, op.HasAssemblyFormat = r.String("assemblyFormat")
	m.readArguments(op)
	m.readResults(op)
	op.Traits = m.readTraits(r, "traits")
	m.readSuccessors(op)
	m.readRegions(op)
	m.readBuilders(op)
	m.readTypeMatches(op)
	m.checkOperator(op)
	if m.failed(r, before) {
		return nil
	}
	return op
}

// olderHooks reads hooks in the older spelling, where the field contains code.
func (op *Operator) olderHooks() {
	if code := optional(op.Record, "verifier"); code != "" {
		op.HasVerifier = true
		op.ClassBody += "\n::llvm::LogicalResult verify() {" + code + "}\n"
	}
	if optional(op.Record, "parser") != "" || optional(op.Record, "printer") != "" {
		op.HasCustomAssemblyFormat = true
	}
}

// classBody returns the C++ that a definition adds to its class: declarations, then
// definitions outside of the class, whose names are qualified.
func classBody(r *tablegen.Record, class string) string {
	return cppBody(optional(r, "extraClassDeclaration") + "\n" + strings.ReplaceAll(optional(r, "extraClassDefinition"), "$cppClass", class))
}

// cppClassOf returns the C++ class of a definition: the part after the first
// underscore, which ends the dialect's prefix.
func cppClassOf(def string) string {
	prefix, rest, ok := strings.Cut(def, "_")
	switch {
	case !ok || rest == "":
		return def
	case prefix == "": // a leading underscore belongs to the name
		return def
	}
	return rest
}

// readArguments reads the operands, attributes and properties of an operation. It continues after an
// invalid argument, so that all errors are reported.
func (m *reader) readArguments(op *Operator) {
	r := op.Record
	dag, ok := r.Dag("arguments")
	if !ok {
		m.errorf(r, "Record `%s', field `arguments' does not have a dag initializer!", r.Name())
		return
	}
	for i, v := range dag.Args {
		name := dag.ArgNames[i]
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			m.errorf(r, "undefined type for argument #%d", i)
			continue
		}
		arg, effects := undecorate(d.Rec)
		switch {
		case arg.IsSubClassOf("TypeConstraint"):
			op.Args = append(op.Args, Arg{OperandArg, len(op.Operands)})
			op.Operands = append(op.Operands, &Value{name, m.typeConstraint(arg), effects})
		case arg.IsSubClassOf("Attr") || !m.forCpp && arg.IsSubClassOf("AttrConstraint"):
			if name == "" {
				m.errorf(arg, "attributes must be named")
			}
			if arg.IsSubClassOf("DerivedAttr") {
				m.errorf(arg, "derived attributes not allowed in argument list")
				continue
			}
			op.Args = append(op.Args, Arg{AttributeArg, len(op.Attributes)})
			op.Attributes = append(op.Attributes, &NamedAttribute{name, m.attribute(arg)})
		case arg.IsSubClassOf("Property"):
			if name == "" {
				m.errorf(arg, "properties must be named")
			}
			op.Args = append(op.Args, Arg{PropertyArg, len(op.Properties)})
			op.Properties = append(op.Properties, &NamedProperty{name, m.property(arg)})
		default:
			m.errorf(r, "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed").
				Hintf(diag.At(r.Pos()), "argument #%d%s is '%s'", i, calledParam(name), d.Rec.Name())
		}
	}
	for f := range r.Fields() {
		d, ok := f.Value().(*tablegen.DefValue)
		if !ok || !d.Rec.IsSubClassOf("Attr") {
			continue
		}
		if !d.Rec.IsSubClassOf("DerivedAttr") {
			m.errorf(r, "unexpected Attr where only DerivedAttr is allowed")
			continue
		}
		op.Derived = append(op.Derived, &NamedAttribute{f.Name(), m.attribute(d.Rec)})
	}
}

// undecorate removes Arg<> and Res<>.
func undecorate(r *tablegen.Record) (*tablegen.Record, []Effect) {
	if !r.IsSubClassOf("OpVariable") {
		return r, nil
	}
	effects := readEffects(r, "decorators")
	if c, ok := r.Def("constraint"); ok {
		r = c
	}
	return r, effects
}

// isOperator reports whether a dag's operator is the definition with that name.
func isOperator(dag *tablegen.DagValue, name string) bool {
	d, ok := dag.Op.(*tablegen.DefValue)
	return ok && d.Rec.Name() == name
}

func (m *reader) readResults(op *Operator) {
	r := op.Record
	dag, ok := r.Dag("results")
	if !ok || !isOperator(dag, "outs") {
		m.errorf(r, "'results' must have 'outs' directive")
		return
	}
	for i, v := range dag.Args {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			m.errorf(r, "undefined type for result #%d", i)
			continue
		}
		res, effects := undecorate(d.Rec)
		if !spelling.CppType.Has(res) { // not a type constraint
			m.errorf(res, "Record `%s' does not have a field named `%s'!", res.Name(), spelling.CppType.Of(res))
			continue
		}
		c := m.typeConstraint(res)
		if c.Arity == VariadicOfVariadic {
			m.errorf(r, "'VariadicOfVariadic' results are currently not supported")
		}
		op.Results = append(op.Results, &Value{dag.ArgNames[i], c, effects})
	}
}

func (m *reader) readSuccessors(op *Operator) {
	r := op.Record
	dag, ok := r.Dag("successors")
	if !ok || !isOperator(dag, "successor") {
		m.errorf(r, "'successors' must have 'successor' directive")
		return
	}
	for i, v := range dag.Args {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			m.errorf(r, "undefined kind for successor #%d", i)
			continue
		}
		s := &Successor{dag.ArgNames[i], d.Rec.IsSubClassOf("VariadicSuccessor"), m.constraint(d.Rec)}
		if s.Variadic && i != len(dag.Args)-1 {
			m.errorf(r, "only the last successor can be variadic")
		}
		op.Successors = append(op.Successors, s)
	}
}

func (m *reader) readRegions(op *Operator) {
	r := op.Record
	dag, ok := r.Dag("regions")
	if !ok || !isOperator(dag, "region") {
		m.errorf(r, "'regions' must have 'region' directive")
		return
	}
	for i, v := range dag.Args {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			m.errorf(r, "undefined kind for region #%d", i)
			continue
		}
		g := &Region{dag.ArgNames[i], d.Rec.IsSubClassOf("VariadicRegion"), m.constraint(d.Rec)}
		if g.Variadic && i != len(dag.Args)-1 {
			m.errorf(r, "only the last region can be variadic")
		}
		if g.Variadic && g.Name == "" {
			m.errorf(r, "variadic regions must be named")
		}
		op.Regions = append(op.Regions, g)
	}
}

func (m *reader) readBuilders(op *Operator) {
	l, _ := op.Record.List("builders")
	if flag(op.Record, "skipDefaultBuilders") && len(l) == 0 {
		m.errorf(op.Record, "default builders are skipped and no custom builders provided")
	}
	for _, v := range l {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			continue
		}
		if dag, ok := d.Rec.Dag("dagParams"); ok {
			before := len(m.diags)
			if m.checkIns(d.Rec, dag); len(m.diags) > before {
				continue
			}
			if m.checkBuilder(op.Record, dag); len(m.diags) > before {
				continue
			}
			op.Builders = append(op.Builders, OpBuilder{Params: m.cppParams(op.Record, dag), Body: optional(d.Rec, "body")})
		}
	}
}

// readTypeMatches collects from the traits which types are determined by others.
func (m *reader) readTypeMatches(op *Operator) {
	for _, t := range op.Traits {
		switch t.Relation {
		case AllTypesMatch:
			op.AllTypesMatch = append(op.AllTypesMatch, t.Related)
		case TypesMatchWith:
			op.TypeMaps = append(op.TypeMaps, TypeMap{LHS: t.Related[0], RHS: t.Related[1], Transformer: optional(t.Record, "transformer"), Trait: t})
		}
	}
}

// checkIns checks the operator of the parameters of a builder.
func (m *reader) checkIns(builder *tablegen.Record, dag *tablegen.DagValue) {
	if d, ok := dag.Op.(*tablegen.DefValue); !ok || d.Rec.Name() != "ins" {
		m.diags.Errorf(diag.At(builder.Pos()), "expected 'ins' in builders")
	}
}

// checkBuilder checks the parameters of a builder of r: strings, or CArg<> for
// those with a default value.
func (m *reader) checkBuilder(r *tablegen.Record, dag *tablegen.DagValue) {
	for _, v := range dag.Args {
		switch v := v.(type) {
		case *tablegen.StringValue:
			continue
		case *tablegen.DefValue:
			if v.Rec.IsSubClassOf("CArg") {
				continue
			}
		}
		m.errorf(r, "Builder DAG arguments must be either strings or defs which inherit from CArg")
	}
	m.checkDefaults(r, dag)
}

// checkDefaults checks that the parameters with default values are the last ones.
func (m *reader) checkDefaults(r *tablegen.Record, dag *tablegen.DagValue) {
	defaults := false
	for _, v := range dag.Args {
		d, ok := v.(*tablegen.DefValue)
		has := ok && optional(d.Rec, "defaultValue") != ""
		if defaults && !has {
			m.errorf(r, "expected an argument with default value after other arguments with default values")
			return
		}
		defaults = has
	}
}

// checkOperator performs the checks that need the complete operation.
func (m *reader) checkOperator(op *Operator) {
	m.checkDefaultAccessors(op)
	m.checkNames(op)

	if m.withoutCpp {
		return
	}
	for _, problem := range []string{op.ProblemOfOperandSizes(), op.ProblemOfResultSizes()} {
		if problem != "" {
			m.errorf(op.Record, "%s", problem)
		}
	}
}

// ProblemOfOperandSizes returns why MLIR cannot generate access to the operands: it is unknown how many belong
// to each group, or traits about that do not fit the groups or each other. The text is "" if all is well.
func (op *Operator) ProblemOfOperandSizes() string {
	return op.problemOfSizes("operands", "AttrSizedOperandSegments", "SameVariadicOperandSize", op.Operands)
}

// ProblemOfResultSizes is ProblemOfOperandSizes for the results.
func (op *Operator) ProblemOfResultSizes() string {
	return op.problemOfSizes("results", "AttrSizedResultSegments", "SameVariadicResultSize", op.Results)
}

func (op *Operator) problemOfSizes(kind, segments, same string, values []*Value) string {
	several := variableLength(values) > 1
	switch {
	case !op.HasTrait(segments):
		if several && !op.HasTrait(same) {
			return fmt.Sprintf("op has multiple variadic %s but no specification over their sizes", kind)
		}
	case !several:
		return fmt.Sprintf("op must have at least two variadic %s to use '%s' trait", kind, segments)
	case op.HasTrait(same):
		return fmt.Sprintf("op cannot have both '%s' and '%s' traits", segments, same)
	}
	return ""
}

// variableLength returns the number of groups whose length may vary.
func variableLength(values []*Value) (n int) {
	for _, v := range values {
		if v.IsVariableLength() {
			n++
		}
	}
	return n
}
