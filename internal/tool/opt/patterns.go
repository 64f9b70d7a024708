package opt

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/drr"
	"github.com/mica-ir/mica/internal/gen/drrgen"
	"github.com/mica-ir/mica/internal/gen/native"
	"github.com/mica-ir/mica/internal/gen/pdllgen"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/pdl"
	"github.com/mica-ir/mica/pdll"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A ruleFile is a file of rules that has been read, in one of the two languages.
type ruleFile struct {
	drr  []*drr.Rule
	pdll *pdll.Module // nil for DRR
}

// loadPatterns lowers the files of rules to the pdl dialect and compiles that.
func (c *declarative) loadPatterns(ctx *ir.Context, files *source.Set, d *diag.List) bool {
	if ctx.Dialect("pdl") == nil {
		if err := ctx.Register(pdl.Dialect()); err != nil {
			d.Errorf(diag.Place{}, "%v", err)
			return false
		}
	}
	if c.rules == nil {
		for _, name := range c.patterns {
			if r := readRules(files, name, d); r != nil {
				c.rules = append(c.rules, r)
			}
		}
	}
	if d.HasErrors() {
		return false
	}
	for _, r := range c.rules {
		// The native functions of a file are its own: another one may use the same
		// names.
		natives := &rewrite.Natives{}
		var module *ir.Operation
		if r.pdll != nil {
			module = c.lowerPDLL(ctx, r.pdll, natives, d)
		} else {
			m, l := drrgen.Lower(r.drr, ctx, c.api, natives)
			if *d = append(*d, l...); !l.HasErrors() {
				module = m
			}
		}
		if module == nil {
			continue
		}
		// The dialects of mica that rules name are made together.
		c.std.Expect(asm.Append(nil, module, asm.Options{}))
		if !checkNames(ctx, module, d) {
			continue
		}
		c.modules = append(c.modules, module)
		compiled, l := pdl.Compile(module, natives)
		*d = append(*d, l...)
		if compiled != nil && !l.HasErrors() {
			c.set.AddMatcher(compiled)
		}
	}
	return !d.HasErrors()
}

// readRules reads a file of rules; nil after an error.
func readRules(files *source.Set, name string, d *diag.List) *ruleFile {
	f := openInclude(files, name, d)
	if f == nil {
		return nil
	}
	switch {
	case strings.HasSuffix(name, ".pdll"):
		res := pdll.Load(f, pdll.Options{Files: files})
		*d = append(*d, res.Diags...)
		if !res.OK() {
			return nil
		}
		return &ruleFile{pdll: res.Module}
	case strings.HasSuffix(name, ".td"):
		recs, l := tablegen.Load(f, tablegen.Options{Files: files})
		if *d = append(*d, l...); l.HasErrors() {
			return nil
		}
		m, l := ods.Read(recs)
		if *d = append(*d, l...); l.HasErrors() {
			return nil
		}
		rules, l := drr.Read(m)
		*d = append(*d, l...)
		return &ruleFile{drr: rules}
	}
	*d = append(*d, &diag.Diagnostic{Message: "'" + name + "': rules are in .td or .pdll files", Bare: true})
	return nil
}

// checkNames reports operations of rules that no dialect defines: such a rule
// would never match, or make what cannot be verified.
func checkNames(ctx *ir.Context, module *ir.Operation, d *diag.List) bool {
	if ctx.AllowUnregistered {
		return true
	}
	ok := true
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != "pdl.operation" {
			return ir.Advance
		}
		name, _ := op.Attr("opName").(*ir.StringAttr)
		if name != nil && ctx.LookupOp(name.Value) == nil {
			d.Errorf(op.Location().Place(), "the rule names operation '%s', which no loaded dialect defines", name.Value)
			ok = false
		}
		return ir.Advance
	})
	return ok
}

// lowerPDLL makes patterns of a PDLL module; nil after an error.
func (c *declarative) lowerPDLL(ctx *ir.Context, m *pdll.Module, natives *rewrite.Natives, d *diag.List) *ir.Operation {
	module, err := pdllgen.Lower(m, ctx)
	if err != nil {
		if l, ok := err.(diag.List); ok {
			*d = append(*d, l...)
		} else {
			*d = append(*d, &diag.Diagnostic{Message: err.Error(), Bare: true})
		}
		return nil
	}
	// A file of definitions brings every constraint in it along: only those that
	// the patterns apply must be known.
	used := appliedNatives(module)
	for _, n := range m.Natives() {
		if used[n.Name.Text] {
			c.registerNative(n, natives, d)
		}
	}
	if d.HasErrors() {
		return nil
	}
	return module
}

// appliedNatives returns the names of the native functions that patterns apply.
func appliedNatives(module *ir.Operation) map[string]bool {
	used := map[string]bool{}
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		switch op.Name() {
		case "pdl.apply_native_constraint", "pdl.apply_native_rewrite":
			if s, ok := op.Attr("name").(*ir.StringAttr); ok {
				used[s.Value] = true
			}
		}
		return ir.Advance
	})
	return used
}

// registerNative compiles the native body of a PDLL constraint or rewrite. One
// without a body is looked up by its name when the rules are compiled.
func (c *declarative) registerNative(n *pdll.Callable, natives *rewrite.Natives, d *diag.List) {
	if !n.HasCode {
		return
	}
	s := &native.Snippet{Text: n.Code, Body: true, Builder: "rewriter"}
	for _, v := range n.Inputs {
		t := c.cppType(v.Type)
		if n.NativeType != "" {
			if x := c.api.TypeNamed(n.NativeType); x != nil {
				t = x
			}
		}
		s.Params = append(s.Params, native.Param{Name: v.Name, Type: t})
	}
	if !n.IsRewrite {
		s.Result = cxx.LogicalResult()
	}
	at := diag.At(n.CodeSpan.Pos())
	if !n.CodeSpan.IsValid() {
		at = diag.At(n.Name.Span.Pos())
	}
	f, errs := native.Compile(c.api, s)
	for _, e := range errs {
		d.Errorf(codePlace(n, e.Pos, at), "the native %s '%s' cannot be evaluated: %s", n.Kind(), n.Name.Text, e.Message)
	}
	switch {
	case f == nil:
	case n.IsRewrite:
		natives.RegisterRewrite(n.Name.Text, f.Rewrite(len(n.Results)))
	default:
		natives.RegisterConstraint(n.Name.Text, f.Constraint())
	}
}

// codePlace maps an offset in a native body to the file.
func codePlace(n *pdll.Callable, offset int, otherwise diag.Place) diag.Place {
	text := string(n.CodeSpan.Text())
	i := strings.Index(text, n.Code)
	if i < 0 || n.Code == "" || !n.CodeSpan.IsValid() {
		return otherwise
	}
	return diag.At(source.Pos{File: n.CodeSpan.File, Offset: n.CodeSpan.Start + uint32(i+offset)})
}

// cppType returns the C++ type of a parameter of that PDLL type.
func (c *declarative) cppType(t pdll.Type) *cxx.Type {
	switch t {
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
	if op, ok := t.(*pdll.OpType); ok && op.Name != "" {
		return c.api.OpClass(op.Name).Type()
	}
	return c.api.Operation.Type()
}
