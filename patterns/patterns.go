package patterns

import (
	"path"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/drr"
	drrlower "github.com/mica-ir/mica/drr/lower"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/pdl"
	"github.com/mica-ir/mica/pdll"
	pdlllower "github.com/mica-ir/mica/pdll/lower"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Rules holds the rules of one text. It is immutable.
type Rules struct {
	drr   []*drr.Rule
	pdll  *pdll.Module // nil for DRR
	files []*source.File
}

// Files returns the file of the rules and the files that it includes.
func (r *Rules) Files() []*source.File { return r.files }

// Read reads the rules of f: DRR if its name ends in ".td", PDLL if it ends in
// ".pdll". Included files are searched in files; if it is nil, they are found only
// by path. If there is an error, Read returns nil.
func Read(f *source.File, files *source.Set) (*Rules, diag.List) {
	if files == nil {
		files = &source.Set{}
	}
	before := len(files.Files())
	var rules *Rules
	var diags diag.List
	switch path.Ext(f.Name) {
	case ".pdll":
		rules, diags = readPDLL(f, files)
	case ".td":
		rules, diags = readDRR(f, files)
	default:
		diags = diag.List{{Message: "'" + f.Name + "': rules are in .td or .pdll files", Bare: true}}
	}
	if rules != nil {
		rules.files = append([]*source.File{f}, files.Files()[before:]...)
	}
	return rules, diags
}

func readPDLL(f *source.File, files *source.Set) (*Rules, diag.List) {
	m, diags := pdll.Load(f, pdll.Options{Files: files})
	if diags.HasErrors() {
		return nil, diags
	}
	return &Rules{pdll: m}, diags
}

func readDRR(f *source.File, files *source.Set) (*Rules, diag.List) {
	records, diags := tablegen.Load(f, tablegen.Options{Files: files})
	if diags.HasErrors() {
		return nil, diags
	}
	module, l := ods.Read(records)
	if diags = append(diags, l...); l.HasErrors() {
		return nil, diags
	}
	rules, l := drr.Read(module)
	if diags = append(diags, l...); l.HasErrors() {
		return nil, diags
	}
	return &Rules{drr: rules}, diags
}

// Options configures the compilation of rules.
type Options struct {
	// API is the C++ API for rules; nil means only MLIR's own classes. It should be
	// the one with which the dialects were loaded.
	API *cppapi.API
	// Natives are the constraints and rewrites that PDLL declares without a body.
	Natives *rewrite.Natives
}

// A Compiled holds rules compiled for a context.
type Compiled struct {
	// Module contains the rules in the pdl dialect. It must not be modified.
	Module *ir.Operation
	// Matcher may be shared by goroutines that own different IR.
	Matcher *pdl.Patterns
}

// Compile compiles the rules for ctx. The dialects to which they refer and the pdl
// dialect must be registered with it. If there is an error, Compile returns nil.
func (r *Rules) Compile(ctx *ir.Context, opts Options) (*Compiled, diag.List) {
	api := opts.API
	if api == nil {
		api = cppapi.New()
	}
	// The functions of a text are local to it: another text may use the same names.
	natives := opts.Natives.Clone()
	module, diags := r.lower(ctx, api, natives)
	if diags.HasErrors() {
		return nil, diags
	}
	if checkNames(ctx, module, &diags); diags.HasErrors() {
		return nil, diags
	}
	matcher, l := pdl.Compile(module, natives)
	if diags = append(diags, l...); l.HasErrors() {
		return nil, diags
	}
	if r.pdll != nil {
		for i, recursive := range pdlllower.Recursion(r.pdll) {
			matcher.Patterns()[i].NoRecursion = !recursive
		}
	}
	return &Compiled{Module: module, Matcher: matcher}, diags
}

// lower lowers the rules to the pdl dialect and registers their functions.
func (r *Rules) lower(ctx *ir.Context, api *cppapi.API, natives *rewrite.Natives) (*ir.Operation, diag.List) {
	if r.pdll == nil {
		return drrlower.Lower(r.drr, ctx, api, natives)
	}
	module, diags := pdlllower.Lower(r.pdll, ctx)
	if module != nil {
		pdlllower.ImplyBenefits(r.pdll, module)
		diags = append(diags, pdlllower.CompileNatives(r.pdll, module, api, natives)...)
	}
	return module, diags
}

// checkNames reports operations that no dialect defines. A rule that refers to one
// would never match, or would create an operation that cannot be verified.
func checkNames(ctx *ir.Context, module *ir.Operation, diags *diag.List) {
	if ctx.AllowUnregistered {
		return
	}
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != "pdl.operation" {
			return ir.Advance
		}
		name, _ := op.Attr("opName").(*ir.StringAttr)
		if name != nil && ctx.LookupOp(name.Value) == nil {
			diags.Errorf(op.Location().Place(), "the rule names operation '%s', which no loaded dialect defines", name.Value)
		}
		return ir.Advance
	})
}
