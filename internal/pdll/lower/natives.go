package lower

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/pdl/regions"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
	"github.com/mica-ir/mica/source"
)

// CompileNatives compiles the C++ bodies of the constraints and rewrites that
// lowered applies, and registers them in natives; lowered is the result of [Lower]
// for m. A module contains all constraints of the definitions that it includes, so
// those that are not applied are not compiled. A function without a body is the C++ function
// of that name in the api's files, whose first parameter is the rewriter, unless natives has it
// already.
func CompileNatives(m *pdll.Module, lowered *ir.Operation, api *cppapi.API, natives *rewrite.Natives) diag.List {
	c := &nativeCompiler{module: m, api: api, natives: natives}
	regions.Register(lowered, natives)
	c.diags = RegisterConversions(lowered, natives)
	applied := appliedNatives(lowered)
	for _, n := range m.Natives() {
		switch {
		case applied[n.Symbol] == nil, n.BuiltIn != nil && n.BuiltIn.Conversion != nil:
		case n.BuiltIn != nil:
			registerBuiltIn(n, natives)
		case n.HasCode:
			c.compile(n, n.Code, applied[n.Symbol])
		case c.inFiles(n):
			c.compile(n, callOf(n), applied[n.Symbol])
		default:
			c.natives.Define(n.Symbol, &snippet.Native{Name: n.Name.Text, Code: &snippet.Code{Params: c.params(n)}})
		}
	}
	return c.diags
}

// appliedNatives returns the names of the native functions that patterns apply, with the
// patterns.
func appliedNatives(module *ir.Operation) map[string][]*ir.Operation {
	applied := map[string][]*ir.Operation{}
	for pattern := range module.Region(0).Entry().Ops() {
		ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
			switch op.Name() {
			case "pdl.apply_native_constraint", "pdl.apply_native_rewrite":
				s, ok := op.Attr("name").(*ir.StringAttr)
				if !ok {
					break
				}
				if list := applied[s.Value]; len(list) == 0 || list[len(list)-1] != pattern {
					applied[s.Value] = append(list, pattern)
				}
			}
			return ir.Advance
		})
	}
	return applied
}

// describe names a native function and the rules that apply it.
func describe(n *pdll.Callable, patterns []*ir.Operation) string {
	var rules []string
	for _, p := range patterns {
		if s, ok := p.Attr(ir.SymbolNameAttr).(*ir.StringAttr); ok {
			rules = append(rules, "'"+s.Value+"'")
		} else {
			file, line, _ := p.Location().Place().Resolve()
			rules = append(rules, fmt.Sprintf("%s:%d", file, line))
		}
	}
	kind := "rule"
	if len(rules) > 1 {
		kind = "rules"
	}
	return fmt.Sprintf("the native %s '%s' of the %s %s", n.Kind(), n.Name.Text, kind, strings.Join(rules, ", "))
}

// A nativeCompiler compiles the bodies of native functions.
type nativeCompiler struct {
	module  *pdll.Module
	api     *cppapi.API
	natives *rewrite.Natives
	diags   diag.List
}

// inFiles reports whether a C++ file has the function for a declaration.
func (c *nativeCompiler) inFiles(n *pdll.Callable) bool {
	if c.natives.Constraint(n.Symbol) != nil || c.natives.Rewrite(n.Symbol) != nil {
		return false
	}
	found := false
	c.api.Update(func() { found = len(c.api.Env(c.api.FileNamespaces()).FuncsNamed(n.Name.Text)) > 0 })
	return found
}

// callOf returns a body that calls the C++ function of that name with all parameters. Their
// names in PDLL need not be names in C++.
func callOf(n *pdll.Callable) string {
	var b strings.Builder
	if !n.IsRewrite || len(n.Results) > 0 {
		b.WriteString("return ")
	}
	b.WriteString(n.Name.Text + "(rewriter")
	for i := range n.Inputs {
		fmt.Fprintf(&b, ", arg%d", i)
	}
	b.WriteString(");")
	return b.String()
}

// CheckUnused warns of native functions in the file of a module that no rule applies and that
// cannot be evaluated: [CompileNatives] ignores them.
func CheckUnused(m *pdll.Module, api *cppapi.API) diag.List {
	c := &nativeCompiler{module: m, api: api}
	used := usedNatives(m)
	for _, n := range m.Natives() {
		if used[n] || !n.HasCode || !n.CodeSpan.IsValid() || n.CodeSpan.File != m.Loc().File {
			continue
		}
		_, errs := snippet.Compile(api, c.snippet(n, n.Code, nil))
		for _, e := range errs {
			c.diags.Warningf(codePlace(n, e.Pos), "the native %s '%s', which no rule applies, cannot be evaluated: %s", n.Kind(), n.Name.Text, e.Message)
		}
	}
	return c.diags
}

// usedNatives returns the natives that patterns refer to, including patterns with errors.
func usedNatives(m *pdll.Module) map[pdll.Node]bool {
	used := map[pdll.Node]bool{}
	visit := func(n pdll.Node) bool {
		first := !used[n]
		used[n] = true
		return first
	}
	for _, d := range m.Decls {
		if p, ok := d.(*pdll.Pattern); ok {
			pdll.Walk(p, visit)
		}
	}
	for _, p := range m.Broken {
		pdll.Walk(p, visit)
	}
	return used
}

// snippet returns the body of a function as it is compiled for the patterns that apply it.
func (c *nativeCompiler) snippet(n *pdll.Callable, code string, patterns []*ir.Operation) *snippet.Code {
	s := &snippet.Code{Text: code, Body: true, Builder: "rewriter", Description: describe(n, patterns), Predicate: n.NativeType != ""}
	s.Params = c.params(n)
	if !n.HasCode {
		for i := range s.Params {
			s.Params[i].Name = fmt.Sprintf("arg%d", i) // as callOf names them
		}
	}
	s.Result = c.result(n)
	return s
}

func (c *nativeCompiler) compile(n *pdll.Callable, code string, patterns []*ir.Operation) {
	s := c.snippet(n, code, patterns)
	f, errs := snippet.Compile(c.api, s)
	for _, e := range errs {
		d := c.diags.Errorf(codePlace(n, e.Pos), "the native %s '%s' cannot be evaluated: %s", n.Kind(), n.Name.Text, e.Message)
		explainOuter(n, e, d)
	}
	c.natives.Define(n.Symbol, &snippet.Native{Name: n.Name.Text, Code: s, Function: f})
	switch {
	case f == nil:
	case n.IsRewrite:
		c.natives.RegisterRewrite(n.Symbol, f.Rewrite(len(n.Results)))
	case len(n.Results) > 0:
		c.natives.RegisterConstraint(n.Symbol, f.ConstraintWithResults(len(n.Results)))
	default:
		c.natives.RegisterConstraint(n.Symbol, f.Constraint())
	}
}

// explainOuter adds a note to an error about a name that is a variable outside of an inline function.
func explainOuter(n *pdll.Callable, e *cxx.Error, d *diag.Diagnostic) {
	if e.Pos < 0 || e.End > len(n.Code) || e.Pos >= e.End {
		return
	}
	if v := n.Outer(n.Code[e.Pos:e.End]); v != nil {
		d.Notef(diag.At(v.Loc().Pos()), "native code sees only its parameters: add one for the variable `%s`", v.Name)
	}
}

// params returns the parameters of a function.
func (c *nativeCompiler) params(n *pdll.Callable) []snippet.Param {
	var params []snippet.Param
	for _, v := range n.Inputs {
		params = append(params, snippet.Param{Name: v.Name, Type: c.cppType(v)})
	}
	return params
}

// codePlace maps an offset in a native body to a location in the file. Constraints
// of included definitions have only a name there.
func codePlace(n *pdll.Callable, offset int) diag.Place {
	if !n.CodeSpan.IsValid() {
		return diag.At(n.Name.Span.Pos())
	}
	i := strings.Index(string(n.CodeSpan.Text()), n.Code)
	if i < 0 || n.Code == "" {
		return diag.At(n.CodeSpan.Pos())
	}
	return diag.At(source.Pos{File: n.CodeSpan.File, Offset: n.CodeSpan.Start + uint32(i+offset)})
}

// result returns the C++ type that a native function returns, nil for none. The C++ of
// mlir-pdll has no way to return the results of a constraint.
func (c *nativeCompiler) result(n *pdll.Callable) *cxx.Type {
	if !n.IsRewrite && len(n.Results) == 0 {
		return cxx.LogicalResult()
	}
	var types []*cxx.Type
	for _, v := range n.Results {
		types = append(types, c.cppType(v))
	}
	var t *cxx.Type
	switch len(types) {
	case 0:
		return nil
	case 1:
		t = types[0]
	default:
		t = cxx.TupleOf(types...)
	}
	if !n.IsRewrite {
		return cxx.OptionalOf(t)
	}
	return t
}

// cppType returns the C++ type of a parameter or a result: the general one if its
// class is not known.
func (c *nativeCompiler) cppType(v *pdll.Var) *cxx.Type {
	if t := c.api.TypeNamed(c.module.NativeType(v)); t != nil {
		return t
	}
	switch v.Type {
	case pdll.AttrType:
		return c.api.Attribute.Type()
	case pdll.TypeType:
		return c.api.Type.Type()
	case pdll.ValueType:
		return c.api.Value.Type()
	case pdll.TypeRangeType:
		return c.api.TypeRange()
	case pdll.ValueRangeType:
		return c.api.ValueRange()
	}
	return c.api.Operation.Type()
}
