package gen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// A hook is a method that the user implements, for code that a definition does not contain.
type hook struct {
	method, signature, doc string
	code                   string // in C++
}

// hooks are the methods that the user of a package implements, and the code that builds the
// dialect's natives from them: fields of dialect.Op by operation, and the other entries by map.
type hooks struct {
	methods    []hook
	ops        map[*opText][]string
	types      []string
	attrs      []string
	traits     []string
	directives []string
	complete   []string
	register   []string // additions to the C++ API
	looked     bool     // builders look for them in the context
	imports    map[string]bool
}

func (h *hooks) add(method, signature, doc string) *hook {
	i := slices.IndexFunc(h.methods, func(x hook) bool { return x.method == method })
	if i < 0 {
		i = len(h.methods)
		h.methods = append(h.methods, hook{method: method, signature: signature, doc: doc})
	}
	return &h.methods[i]
}

func (h *hooks) use(path string) { h.imports[path] = true }

const (
	asmPath     = "github.com/mica-ir/mica/asm"
	diagPath    = "github.com/mica-ir/mica/diag"
	dialectPath = "github.com/mica-ir/mica/dialect"
	loadPath    = "github.com/mica-ir/mica/ods/load"
	rewritePath = "github.com/mica-ir/mica/rewrite"
)

// findHooks finds the parts that the definitions leave to code. It returns nil if the natives
// of the dialect have them.
func (p *pkg) findHooks() *hooks {
	if !p.leaves() {
		return nil
	}
	h := &hooks{ops: map[*opText][]string{}, imports: map[string]bool{}}
	for _, o := range p.ops {
		h.ops[o] = o.hooks(h)
	}
	p.defHooks(h)
	p.dialectHooks(h)
	p.methodHooks(h)
	return h
}

// leaves reports whether the package leaves code to its user.
func (p *pkg) leaves() bool {
	return p.options.Parts == Whole && p.options.Packages[p.dialect.Name] == ""
}

// report returns the loader's report on the dialect.
func (p *pkg) report() *load.DialectReport {
	for _, d := range p.options.Report.Dialects {
		if d.Name == p.dialect.Name {
			return d
		}
	}
	return &load.DialectReport{}
}

// hooks adds the hooks of an operation and returns the fields of its natives. Gaps in the
// loader's report that no hook can fill are problems.
func (o *opText) hooks(h *hooks) []string {
	var fields []string
	var report load.OpReport
	for _, r := range o.p.report().Ops {
		if r.Name == o.op.Name() {
			report = r
		}
	}
	name := o.op.Name()
	interfaces := []string{}
	for _, what := range slices.Concat(report.Missing, report.Unverified, report.Unimplemented) {
		plain, _, _ := strings.Cut(what, " (")
		switch {
		case plain == "verifier":
			h.add("Verify"+o.stem, "(op "+o.typ+", c *ir.Checker)", "verifies "+name+" after its traits and constraints.")
			fields = append(fields, fmt.Sprintf("Verify: func(op *ir.Operation, c *ir.Checker) { h.Verify%s(%s{op}, c) },", o.stem, o.typ))
		case plain == "region verifier":
			h.add("VerifyRegions"+o.stem, "(op "+o.typ+", c *ir.Checker)", "verifies "+name+" after the operations in its regions.")
			fields = append(fields, fmt.Sprintf("VerifyRegions: func(op *ir.Operation, c *ir.Checker) { h.VerifyRegions%s(%s{op}, c) },", o.stem, o.typ))
		case plain == "folder":
			fields = append(fields, o.foldHook(h))
		case plain == "canonicalizer":
			h.use(rewritePath)
			h.add("Canonicalize"+o.stem, "() []*rewrite.Pattern", "returns the canonicalization patterns of "+name+".")
			interfaces = append(interfaces, fmt.Sprintf("{Name: rewrite.CanonicalizerInterface, Impl: rewrite.Patterns(h.Canonicalize%s())},", o.stem))
		case plain == "inferred types", plain == "inferReturnTypes":
			h.use(diagPath)
			h.add("Infer"+o.stem, "(s *ir.OperationState, d *diag.List) ([]ir.Type, bool)", "returns the types of the results of "+name+".")
			if f := fmt.Sprintf("InferTypes: h.Infer%s,", o.stem); !slices.Contains(fields, f) {
				fields = append(fields, f)
			}
		case plain == "memory effects":
			h.add("Effects"+o.stem, "(op "+o.typ+") []ir.Effect", "returns the memory effects of "+name+".")
			fields = append(fields, fmt.Sprintf("Effects: func(op *ir.Operation) []ir.Effect { return h.Effects%s(%s{op}) },", o.stem, o.typ))
		case plain == "kinds of regions":
			h.add("RegionKind"+o.stem, "(op "+o.typ+", region int) ir.RegionKind", "says whether values of a region of "+name+" obey dominance.")
			fields = append(fields, fmt.Sprintf("RegionKind: func(op *ir.Operation, i int) ir.RegionKind { return h.RegionKind%s(%s{op}, i) },", o.stem, o.typ))
		case plain == "names of results":
			h.add("ResultNames"+o.stem, "(op "+o.typ+", set func(v *ir.Value, name string))", "suggests names for the results of "+name+".")
			fields = append(fields, fmt.Sprintf("ResultNames: func(op *ir.Operation, set func(v *ir.Value, name string)) { h.ResultNames%s(%s{op}, set) },", o.stem, o.typ))
		case plain == "names of block arguments":
			h.add("ArgumentNames"+o.stem, "(op "+o.typ+", r *ir.Region, set func(v *ir.Value, name string))", "suggests names for the block arguments of "+name+".")
			fields = append(fields, fmt.Sprintf("ArgumentNames: func(op *ir.Operation, r *ir.Region, set func(v *ir.Value, name string)) { h.ArgumentNames%s(%s{op}, r, set) },", o.stem, o.typ))
		case plain == "custom assembly format":
			h.use(asmPath)
			h.add("Syntax"+o.stem, "() asm.OpSyntax", "returns the custom form of "+name+".")
			fields = append(fields, fmt.Sprintf("Syntax: h.Syntax%s(),", o.stem))
		case strings.HasPrefix(plain, "directive custom<"):
			d := strings.TrimSuffix(strings.TrimPrefix(plain, "directive custom<"), ">")
			h.use(asmPath)
			h.add("Directive"+exported(d), "() *asm.Directive", "returns the directive custom<"+d+"> of assembly formats.")
			if entry := fmt.Sprintf("%q: h.Directive%s(),", d, exported(d)); !slices.Contains(h.directives, entry) {
				h.directives = append(h.directives, entry)
			}
		case strings.HasPrefix(plain, "trait "):
			t := strings.TrimPrefix(plain, "trait ")
			h.add("Trait"+camel(t), "() *ir.Trait", "returns the check of the trait "+t+".")
			if entry := fmt.Sprintf("%q: h.Trait%s(),", cppapi.TraitName(t), camel(t)); !slices.Contains(h.traits, entry) {
				h.traits = append(h.traits, entry)
			}
		case strings.HasPrefix(plain, "interface ") && goInterface(strings.TrimPrefix(plain, "interface ")) != "":
			i := strings.TrimPrefix(plain, "interface ")
			h.add(strings.TrimSuffix(i, "Interface")+"Of"+o.stem, "() "+goInterface(i), "implements "+i+" for "+name+".")
			interfaces = append(interfaces, fmt.Sprintf("{Name: %q, Impl: h.%sOf%s()},", i, strings.TrimSuffix(i, "Interface"), o.stem))
		case strings.HasPrefix(plain, "method '") && slices.ContainsFunc(o.p.ifaces, func(x *iface) bool {
			return strings.HasSuffix(plain, "' of "+x.name) || strings.HasSuffix(plain, "' of "+x.def.CppClass)
		}):
			// It is a separate hook, or a problem of the interface.
		default:
			o.p.problem(o.op.Record, "op '"+name+"'", what)
		}
	}
	for _, x := range o.def.Interfaces {
		if goInterface(x.Name) != "" && x.Impl == nil && !slices.ContainsFunc(interfaces, func(s string) bool { return strings.Contains(s, `"`+x.Name+`"`) }) {
			stem := strings.TrimSuffix(x.Name, "Interface")
			h.add(stem+"Of"+o.stem, "() "+goInterface(x.Name), "implements "+x.Name+" for "+name+".")
			interfaces = append(interfaces, fmt.Sprintf("{Name: %q, Impl: h.%sOf%s()},", x.Name, stem, o.stem))
		}
	}
	if len(interfaces) > 0 {
		fields = append(fields, "Interfaces: dialect.Interfaces{\n"+strings.Join(interfaces, "\n")+"\n},")
	}
	return fields
}

// goInterface returns the Go type of an interface of operations that package ir has.
func goInterface(name string) string {
	switch name {
	case "BranchOpInterface", "CallOpInterface", "CallableOpInterface", "CastOpInterface", "DestinationStyleOpInterface", "LoopLikeOpInterface",
		"RegionBranchOpInterface", "RegionBranchTerminatorOpInterface", "SelectLikeOpInterface", "OffsetSizeAndStrideOpInterface", "SymbolUserOpInterface":
		return "ir." + name
	}
	return ""
}

// foldHook adds the hook of a folder.
func (o *opText) foldHook(h *hooks) string {
	result, convert := "([]ir.FoldResult, bool)", "return h.Fold%s(%s[ir.Attribute]{%s{op}, operands})"
	if len(o.op.Results) == 1 && !o.op.Results[0].IsVariableLength() {
		result = "(ir.FoldResult, bool)"
		convert = "r, ok := h.Fold%s(%s[ir.Attribute]{%s{op}, operands})\nif !ok {\nreturn nil, false\n}\nif r == (ir.FoldResult{}) {\nreturn nil, true\n}\nreturn []ir.FoldResult{r}, true"
	}
	h.add("Fold"+o.stem, "(op "+o.stem+"Adaptor[ir.Attribute]) "+result,
		"folds "+o.op.Name()+", given the constants among its operands. It returns false if that is impossible, and no result if it updated the operation in place.")
	o.folds = true
	return "Fold: func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {\n" + fmt.Sprintf(convert, o.stem, o.stem+"Adaptor", o.typ) + "\n},"
}

// defHooks adds the hooks of types and attributes.
func (p *pkg) defHooks(h *hooks) {
	report := p.report()
	for _, list := range [][]*ods.Def{p.module.Types, p.module.Attrs} {
		for _, d := range list {
			if foreign(d, p.dialect.Name) != 0 {
				continue
			}
			what, mark := "type", "!"
			var syntax, defined = false, false
			if d.IsType {
				if t := p.typeDefinition(d); t != nil {
					defined, syntax = true, t.Syntax != nil
				}
			} else if what, mark = "attribute", "#"; true {
				if a := p.attrDefinition(d); a != nil {
					defined, syntax = true, a.Syntax != nil
				}
			}
			if !defined {
				p.problem(d.Record, what+" '"+d.CppClass+"'", "it is not loaded")
				continue
			}
			name := exported(d.CppClass)
			var fields []string
			if d.HasCustomAssemblyFormat && !d.HasAssemblyFormat && !syntax {
				h.use(asmPath)
				h.add("Syntax"+name, "() asm.ParamsSyntax", "returns the form of what follows "+mark+d.Dialect.Name+"."+d.Mnemonic+".")
				fields = append(fields, "Syntax: h.Syntax"+name+"(),")
			}
			if slices.Contains(report.Unverified, what+" '"+d.CppClass+"'") {
				h.add("Verify"+name, "(params []ir.Param) error", "verifies the parameters of "+mark+d.Dialect.Name+"."+d.Mnemonic+".")
				fields = append(fields, "Verify: h.Verify"+name+",")
			}
			if len(fields) > 0 {
				entry := fmt.Sprintf("%q: {%s},", d.CppClass, "\n"+strings.Join(fields, "\n")+"\n")
				if d.IsType {
					h.types = append(h.types, entry)
				} else {
					h.attrs = append(h.attrs, entry)
				}
			}
		}
	}
}

func (p *pkg) typeDefinition(d *ods.Def) *ir.TypeDefinition {
	if x := p.ctx.Dialect(p.dialect.Name); x != nil {
		for _, t := range x.Types {
			if t.Model == d || t.Name == d.CppClass {
				return t
			}
		}
	}
	return nil
}

func (p *pkg) attrDefinition(d *ods.Def) *ir.AttributeDefinition {
	if x := p.ctx.Dialect(p.dialect.Name); x != nil {
		for _, a := range x.Attributes {
			if a.Model == d || a.Name == d.CppClass {
				return a
			}
		}
	}
	return nil
}

// dialectHooks adds the hooks of the dialect itself.
func (p *pkg) dialectHooks(h *hooks) {
	r := p.report()
	for _, what := range slices.Concat(r.Unverified, r.Unimplemented) {
		plain, _, _ := strings.Cut(what, " (")
		switch plain {
		case "attributes of operations":
			h.add("VerifyAttribute", "(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker)", "verifies an attribute of any operation whose name has the prefix of the dialect.")
			h.complete = append(h.complete, "d.VerifyAttribute = h.VerifyAttribute")
		case "attributes of arguments":
			h.add("VerifyArgumentAttribute", "(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker)", "verifies such an attribute of an argument of a function.")
			h.complete = append(h.complete, "d.VerifyArgumentAttribute = h.VerifyArgumentAttribute")
		case "attributes of results":
			h.add("VerifyResultAttribute", "(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker)", "verifies such an attribute of a result of a function.")
			h.complete = append(h.complete, "d.VerifyResultAttribute = h.VerifyResultAttribute")
		case "materialization of constants":
			h.add("Materialize", "(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation", "creates a constant for a folded value, or returns nil.")
			h.complete = append(h.complete, "d.Materialize = h.Materialize")
		default:
			// Methods of types and attributes that nothing defines are hooks.
			undefined := strings.HasPrefix(plain, "method '") && strings.HasSuffix(what, "(it is not in the definition)")
			if !undefined && !strings.HasPrefix(plain, "type '") && !strings.HasPrefix(plain, "attribute '") {
				p.problem(p.dialect.Record, "dialect '"+p.dialect.Name+"'", what)
			}
		}
	}
	for _, u := range p.options.Report.Unknown {
		if strings.HasPrefix(u.What, "op '") || p.mentions(u) {
			p.problems = append(p.problems, Problem{u.Place, u.What, u.Reason})
		}
	}
}

// mentions reports whether something unknown is part of the dialect.
func (p *pkg) mentions(u load.Unknown) bool {
	file, line, _ := u.Place.Resolve()
	for _, list := range [][]*ods.Def{p.module.Types, p.module.Attrs} {
		for _, d := range list {
			f, l, _ := placeOf(d.Record).Resolve()
			if foreign(d, p.dialect.Name) == 0 && f == file && l == line {
				return true
			}
		}
	}
	return false
}
