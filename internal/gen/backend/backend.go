// Package backend has the common parts of the generators of text from definitions: their input,
// and how they are called and fail.
package backend

import (
	"regexp"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// An Input is the input of generators.
type Input struct {
	File    string       // name of the input, for the header of the output
	Main    *source.File // the input; files that it includes are not generated again
	Module  *ods.Module
	Options Options
	Reports diag.List // warnings and errors after which a generator continued
}

// Report adds a warning or an error after which the generator continues.
func (in *Input) Report(d *diag.Diagnostic) { in.Reports.Add(d) }

// RequireClass reports an error if the input does not know a class.
func (in *Input) RequireClass(name string) error {
	if in.Module.Records.Class(name) != nil {
		return nil
	}
	return diag.List{{Message: "The class '" + name + "' is not defined\n", Bare: true}}
}

// Options are the generators' own options.
type Options struct {
	Dialect string // the dialect to generate
	Name    string // of the group of passes
	Prefix  string // of the passes in C

	// OpInclude and OpExclude are regular expressions of the names of operations to
	// generate and not to generate, if they are not empty.
	OpInclude, OpExclude string
	Shards               int // into how many parts the definitions of operations are divided

	Intrinsics IntrinsicOptions
	Directives string // the dialect whose directives are generated
	Bytecode   string // the dialect whose bytecode is generated
	Bindings   BindingOptions

	// TypeDefs and AttrDefs are the dialects whose types and attributes are generated. They
	// may be empty if there is only one.
	TypeDefs, AttrDefs string
}

// BindingOptions are the options of operations in Python.
type BindingOptions struct {
	Dialect   string // the dialect whose operations are generated
	Extension string // name of a part of the dialect that has its own file
}

// IntrinsicOptions are the options of operations for LLVM's intrinsics.
type IntrinsicOptions struct {
	Filter string // part of the names of definitions
	Base   string // class of the operations
	// AccessGroup and AliasAnalysis are regular expressions of the names of definitions
	// whose operations have these metadata.
	AccessGroup, AliasAnalysis string
}

// A Generator writes one kind of output.
type Generator struct {
	Flag, Help string
	Write      func(w *emit.Writer, in *Input) error
	// NoOperations means that the module of the input need not have operations.
	NoOperations bool
}

// Run returns the text. An error is a [diag.List] or a [Failure]. Messages in in.Reports, which
// the generator added, may also be errors.
func (g *Generator) Run(in *Input) (string, error) {
	var w emit.Writer
	w.Grow(1 << 20) // memory that is not written costs nothing
	if err := g.Write(&w, in); err != nil {
		return "", err
	}
	return w.String(), nil
}

// A Failure is a message that has no place in a text and is printed as it is.
type Failure string

func (f Failure) Error() string { return string(f) }

// Ops returns the operations, sorted by the names of their definitions.
func (in *Input) Ops() ([]*ods.Operator, error) {
	if in.Module.Records.Class("Op") == nil {
		return nil, diag.List{{Message: "ERROR: Couldn't find the 'Op' class!\n", Bare: true}}
	}
	ops := slices.DeleteFunc(slices.Clone(in.Module.Ops), func(op *ods.Operator) bool {
		o := in.Options
		return o.OpInclude != "" && !Matches(o.OpInclude, op.Name()) || o.OpExclude != "" && Matches(o.OpExclude, op.Name())
	})
	slices.SortFunc(ops, func(a, b *ods.Operator) int { return strings.Compare(a.Record.Name(), b.Record.Name()) })
	return ops, nil
}

// OpsOf returns the operations that are derived from a class, which must exist.
func (in *Input) OpsOf(class string) ([]*ods.Operator, error) {
	if err := in.RequireClass(class); err != nil {
		return nil, err
	}
	known := map[*tablegen.Record]*ods.Operator{}
	for _, op := range in.Module.Ops {
		known[op.Record] = op
	}
	var ops []*ods.Operator
	for _, r := range in.Module.Records.DerivedFrom(class) {
		op := known[r]
		if op == nil {
			return nil, diag.List{in.Module.Errors[r]}
		}
		ops = append(ops, op)
	}
	return ops, nil
}

// Matches reports whether a regular expression matches a part of a name. A malformed expression
// matches nothing.
func Matches(expr, name string) bool {
	re, err := regexp.CompilePOSIX(expr)
	return err == nil && re.MatchString(name)
}

// Interfaces returns the interfaces of a kind that the input itself defines, or the first
// error in one of them.
func (in *Input) Interfaces(kind ods.InterfaceKind) ([]*ods.Interface, error) {
	var list []*ods.Interface
	for _, i := range in.Module.Interfaces {
		if i.Kind != kind || i.Record.Pos().File != in.Main {
			continue
		}
		if d := in.Module.Errors[i.Record]; d != nil {
			return nil, diag.List{d}
		}
		list = append(list, i)
	}
	return list, nil
}

// Field returns the text of a field of a definition, "" if it has none.
func Field(r *tablegen.Record, name string) string { s, _ := r.String(name); return s }

// RequireStrings reports an error if a field of a definition is no text.
func RequireStrings(r *tablegen.Record, fields ...string) error {
	return require(r, "exists but does not have a string value", func(name string) bool { _, ok := r.String(name); return ok }, fields)
}

// RequireBits reports an error if a field of a definition is no bit.
func RequireBits(r *tablegen.Record, fields ...string) error {
	return require(r, "does not have a bit initializer!", func(name string) bool { _, ok := r.Bool(name); return ok }, fields)
}

// RequireInts reports an error if a field of a definition is no integer.
func RequireInts(r *tablegen.Record, fields ...string) error {
	return require(r, "exists but does not have an int value: ", func(name string) bool { _, ok := r.Value(name).(*tablegen.IntValue); return ok }, fields)
}

// RequireDefs reports an error if a field of a definition is no other definition.
func RequireDefs(r *tablegen.Record, fields ...string) error {
	return require(r, "does not have a def initializer!", func(name string) bool { _, ok := r.Def(name); return ok }, fields)
}

// RequireLists reports an error if a field of a definition is no list.
func RequireLists(r *tablegen.Record, fields ...string) error {
	return require(r, "exists but does not have a list value", func(name string) bool { _, ok := r.List(name); return ok }, fields)
}

// require reports an error for the first field that accepts rejects.
func require(r *tablegen.Record, what string, accepts func(field string) bool, fields []string) error {
	for _, name := range fields {
		if accepts(name) {
			continue
		}
		d := diag.Errorf(diag.At(r.Pos()), "Record `%s', field `%s' %s", r.Name(), name, what)
		if v := r.Value(name); v != nil && strings.HasSuffix(what, ": ") {
			d.Message += v.String()
		}
		if r.Value(name) == nil {
			d.Message = "Record `" + r.Name() + "' does not have a field named `" + name + "'!\n"
		}
		return diag.List{d}
	}
	return nil
}

// SelectDialect returns the dialect that is generated: the one that the options name, or
// the only one. It is nil if the input has none.
func (in *Input) SelectDialect() (*ods.Dialect, error) {
	dialects, name := in.Module.Dialects, in.Options.Dialect
	for _, d := range dialects {
		accept := func(field string) bool { return d.Record.Value(field) != nil }
		if err := require(d.Record, "", accept, []string{"dependentDialects"}); err != nil {
			return nil, err
		}
	}
	switch {
	case len(dialects) == 0:
		return nil, nil
	case name == "" && len(dialects) == 1:
		return dialects[0], nil
	case name == "":
		return nil, Failure("when more than 1 dialect is present, one must be selected via '-dialect'\n")
	}
	for _, d := range dialects {
		if d.Name == name {
			return d, nil
		}
	}
	return nil, Failure("selected dialect with '-dialect' does not exist\n")
}
