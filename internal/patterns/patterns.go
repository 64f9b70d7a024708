package patterns

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	drrlower "github.com/mica-ir/mica/internal/drr/lower"
	"github.com/mica-ir/mica/internal/pdll"
	pdlllower "github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Rules holds the rules of one text. It is immutable.
type Rules struct {
	drr         []*drr.Rule
	pdll        *pdll.Module // nil for other languages
	pdl         *source.File // a text in the pdl dialect
	files       []*source.File
	definitions []*ods.Module
	functions   []*cxx.File
}

// Definitions returns the definitions that the rules include.
func (r *Rules) Definitions() []*ods.Module { return r.definitions }

// Files returns the file of the rules and the files that it includes.
func (r *Rules) Files() []*source.File { return r.files }

// Read reads the rules of f: DRR if its name ends in ".td", PDLL if it ends in
// ".pdll", patterns of the pdl dialect if in ".mlir". Included files are searched in
// files; if it is nil, they are found only by path. .td files are read with macros
// defined. If there is an error, Read returns nil.
func Read(f *source.File, files *source.Set, defines ...string) (*Rules, diag.List) {
	if files == nil {
		files = &source.Set{}
	}
	before := len(files.Files())
	var rules *Rules
	var diags diag.List
	switch path.Ext(f.Name) {
	case ".pdll":
		rules, diags = readPDLL(f, files, defines)
	case ".td":
		rules, diags = readDRR(f, files, defines)
	case ".mlir":
		rules = &Rules{pdl: f} // the text needs a context to be parsed
	default:
		diags = diag.List{{Message: "'" + f.Name + "': rules are in .td, .pdll or .mlir files", Bare: true}}
	}
	if rules != nil {
		rules.files = append([]*source.File{f}, files.Files()[before:]...)
	}
	return rules, diags
}

func readPDLL(f *source.File, files *source.Set, defines []string) (*Rules, diag.List) {
	var modules []*ods.Module
	read := func(f *source.File, files *source.Set) (*pdll.TDFile, diag.List) {
		td, diags := pdll.ReadTD(f, files, defines...)
		if td != nil {
			modules = append(modules, td.Module)
		}
		return td, diags
	}
	m, diags := pdll.Load(f, pdll.Options{Files: files, TD: read})
	if diags = besides(m.Broken, diags); diags.HasErrors() {
		return nil, diags
	}
	return &Rules{pdll: m, definitions: modules, functions: functionsOfNatives(m, f.Name)}, diags
}

// besides returns the diagnostics outside of patterns with errors; those inside are reported
// when the patterns are compiled. If it contains other errors, it returns the whole list.
func besides(broken []*pdll.Pattern, list diag.List) diag.List {
	inside := map[*diag.Diagnostic]bool{}
	for _, p := range broken {
		if !p.Problems.HasErrors() {
			return list // too many errors to keep this pattern's
		}
		for _, d := range p.Problems {
			inside[d] = true
		}
	}
	rest := slices.DeleteFunc(slices.Clone(list), func(d *diag.Diagnostic) bool { return inside[d] })
	if rest.HasErrors() {
		return list
	}
	return rest
}

func readDRR(f *source.File, files *source.Set, defines []string) (*Rules, diag.List) {
	records, diags := tablegen.Load(f, tablegen.Options{Files: files, Defines: defines})
	if diags.HasErrors() {
		return nil, diags
	}
	module, l := ods.ReadForRules(records)
	if diags = append(diags, l...); l.HasErrors() {
		return nil, diags
	}
	rules, _ := drr.Read(module) // a rule with problems is reported when it is compiled
	return &Rules{drr: rules, definitions: []*ods.Module{module}, functions: functionsOfRecords(module)}, diags
}

// SortByPlace puts rules of DRR into the order of the file. Otherwise they are in the order of their names,
// which is that of generated C++.
func (r *Rules) SortByPlace() {
	slices.SortStableFunc(r.drr, func(x, y *drr.Rule) int {
		p, q := x.Record.Pos(), y.Record.Pos()
		return cmp.Or(cmp.Compare(slices.Index(r.files, p.File), slices.Index(r.files, q.File)), cmp.Compare(p.Offset, q.Offset))
	})
}

// lower lowers the rules to the pdl dialect and registers their functions. Rules with an
// error are left out.
func (r *Rules) lower(ctx *ir.Context, api *cppapi.API, natives *rewrite.Natives) (*ir.Operation, diag.List) {
	switch {
	case r.pdl != nil:
		module, diags := parsePDL(r.pdl, ctx)
		if module != nil {
			pdlllower.RegisterApplied(module, natives)
			diags = append(diags, pdlllower.RegisterConversions(module, natives)...)
		}
		return module, diags
	case r.pdll == nil:
		return drrlower.Lower(r.drr, ctx, api, natives)
	}
	kept, module, diags := pdlllower.LowerRules(r.pdll, ctx)
	if r.pdll = kept; module != nil {
		pdlllower.ImplyBenefits(r.pdll, module)
		diags = append(diags, pdlllower.CompileNatives(r.pdll, module, api, natives)...)
	}
	return module, diags
}

// isUnknown reports whether no operation can have a name.
func isUnknown(ctx *ir.Context, name string) bool {
	if ctx.LookupOp(name) != nil {
		return false
	}
	namespace, _, _ := strings.Cut(name, ".")
	if d := ctx.Dialect(namespace); d != nil {
		return !d.AllowUnknownOps
	}
	return !ctx.AllowUnregistered
}

// checkNames reports the operations of a pattern that no dialect defines. It would
// never match, or would create an operation that cannot be verified.
func checkNames(ctx *ir.Context, pattern *ir.Operation, diags *diag.List) {
	ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != "pdl.operation" {
			return ir.Advance
		}
		name, _ := op.Attr("opName").(*ir.StringAttr)
		if name != nil && isUnknown(ctx, name.Value) {
			diags.Errorf(op.Location().Place(), "the rule names operation '%s', which no loaded dialect defines%s", name.Value, similarOp(ctx, name.Value))
		}
		return ir.Advance
	})
}
