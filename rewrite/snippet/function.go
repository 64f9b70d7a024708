package snippet

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Param is a parameter of a function: a name in the snippet, such as "$0" or
// "value", with its C++ type.
type Param struct {
	Name string
	Type *cxx.Type
	// Out parameters are results, not arguments: the snippet writes them through a
	// pointer.
	Out bool
}

// A Code is a C++ snippet with the names that it may use.
type Code struct {
	Text       string
	Body       bool // the snippet consists of statements, not of an expression
	Namespaces []string
	Params     []Param
	Result     *cxx.Type // nil for the type of the snippet itself
	// Predicate marks the condition of a definition. An object that a cast in it rejects does
	// not satisfy the condition, as when verifying operations.
	Predicate bool
	// Builder is the snippet's name for the rewriter, "$_builder" or "rewriter".
	Builder string
	// Description names the snippet in errors of its evaluation, such as "the constraint
	// 'positive' of the rule 'R'"; "" means "a native constraint".
	Description string
}

// A Function is a compiled snippet.
type Function struct {
	Result *cxx.Type
	Code   *Code
	about  string // the snippet in errors
	prog   *cxx.Program
	params []Param
	frames sync.Pool
}

// Compile compiles a snippet. The positions of errors are offsets in its text.
func Compile(api *cppapi.API, s *Code) (*Function, []*cxx.Error) {
	env := api.Env(append(append(s.Namespaces, api.FileNamespaces()...), "mlir", "llvm"))
	env.Result = s.Result
	for _, p := range s.Params {
		env.Slots = append(env.Slots, cxx.Slot{Name: p.Name, Type: p.Type, Variable: p.Out})
	}
	env.Slots = append(env.Slots,
		cxx.Slot{Name: s.Builder, Type: api.Builder.Type()},
		cxx.Slot{Name: "$_ctxt", Type: api.Context.Type()},
		cxx.Slot{Name: "$_loc", Type: api.Location.Type()})
	var n cxx.Node
	var err error
	if s.Body {
		n, err = cxx.ParseBody(s.Text)
	} else {
		n, err = cxx.Parse(s.Text)
	}
	if err != nil {
		var l cxx.Errors
		if errors.As(err, &l) {
			return nil, l
		}
		var e *cxx.Error
		if errors.As(err, &e) {
			return nil, []*cxx.Error{e}
		}
		return nil, []*cxx.Error{{Message: err.Error()}}
	}
	f := &Function{Code: s, prog: api.Compile(n, env), params: s.Params, about: cmp.Or(s.Description, "a native constraint")}
	if !f.prog.Complete() {
		return nil, f.prog.Errors()
	}
	f.Result = f.prog.Result
	f.frames.New = func() any { return &frame{} }
	return f, nil
}

type frame struct {
	machine cxx.Machine
	values  []cxx.Value
}

// Call evaluates the function. args are the arguments for the input parameters; outs are the
// values of the output parameters.
func (f *Function) Call(r *rewrite.Rewriter, args []rewrite.Arg) (result cxx.Value, outs []cxx.Value, err error) {
	fr := f.frames.Get().(*frame)
	defer func() {
		clear(fr.values)
		fr.values = fr.values[:0]
		f.frames.Put(fr)
	}()
	next := 0
	for _, p := range f.params {
		if p.Out {
			fr.values = append(fr.values, cxx.Null)
			continue
		}
		if next >= len(args) {
			return cxx.Value{}, nil, fmt.Errorf("the native function is given %d arguments but takes more", len(args))
		}
		v := toParam(args[next], p.Type)
		if t := p.Type; t.Kind == cxx.KindObject && t.Class.IsA != nil && !v.IsNull() && !t.Class.IsA(v.Obj()) {
			return cxx.Value{}, nil, &cxx.Failure{Kind: cxx.BadCast, Pos: -1, End: -1,
				Message: fmt.Sprintf("argument %d of the native function is not of type '%s'", next, t)}
		}
		fr.values = append(fr.values, v)
		next++
	}
	fr.values = append(fr.values, cxx.Obj(r), cxx.Obj(r.Context()), cxx.Ptr(r.Loc))
	fr.machine.Host = r
	result, err = f.prog.Run(&fr.machine, fr.values)
	if err != nil {
		return cxx.Value{}, nil, err
	}
	for i, p := range f.params {
		if p.Out {
			outs = append(outs, fr.values[i])
		}
	}
	return result, outs, nil
}

// Constraint returns the function as a native constraint. It holds if the snippet
// returns true or success. Output parameters are its results.
func (f *Function) Constraint() rewrite.ConstraintFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		v, outs, err := f.Call(r, args)
		if !f.Holds(r, args, v, err) {
			return nil, false
		}
		var results []rewrite.Arg
		k := 0
		for _, p := range f.params {
			if p.Out {
				results = append(results, ToArg(r.Context(), outs[k], p.Type))
				k++
			}
		}
		return results, true
	}
}

// Holds reports whether the constraint holds according to an evaluation. An evaluation that
// failed, for example because of an invalid cast, is an error at the first argument that has a
// location, or at the operation that is matched: a constraint that does not hold may be negated,
// and a rule that never applies would hide the reason.
func (f *Function) Holds(r *rewrite.Rewriter, args []rewrite.Arg, v cxx.Value, err error) bool {
	switch {
	case err == nil:
		return v.Bool()
	case r.Failed():
		return false // the driver stops already
	}
	var fail *cxx.Failure
	known := errors.As(err, &fail)
	if known && f.Code.Predicate && fail.Kind == cxx.BadCast {
		return false
	}
	d := r.Errorf(placeOf(args), "%s cannot be evaluated: %v", f.about, err)
	if known && fail.Place().IsValid() {
		d.Notef(fail.Place(), "in this code")
	}
	return false
}

func placeOf(args []rewrite.Arg) diag.Place {
	for _, a := range args {
		switch a := a.(type) {
		case *ir.Operation:
			return a.Location().Place()
		case *ir.Value:
			return a.Location().Place()
		}
	}
	return diag.Place{}
}

// Parts returns the types of a number of results: the function's own type, or the element types
// of a tuple or a list. It returns nil if the function cannot have so many.
func (f *Function) Parts(results int) []*cxx.Type { return partsOf(f.Result, results) }

func partsOf(t *cxx.Type, results int) []*cxx.Type {
	switch {
	case results == 1:
		return []*cxx.Type{t}
	case t.Kind == cxx.KindList:
		return slices.Repeat([]*cxx.Type{t.Elem}, results)
	case t.Kind == cxx.KindTuple && len(t.Elems) == results:
		return t.Elems
	}
	return nil
}

// Rewrite returns the function as a native rewrite with a number of results: one is
// the value itself, several are the elements of a tuple.
func (f *Function) Rewrite(results int) rewrite.RewriteFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		v, _, err := f.Call(r, args)
		if err != nil {
			return nil, err
		}
		return f.returned(r.Context(), v, f.Result, results)
	}
}

// ConstraintWithResults returns the function as a native constraint with a number of
// results, which it returns as a FailureOr; it holds unless that is a failure.
func (f *Function) ConstraintWithResults(results int) rewrite.ConstraintFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		v, _, err := f.Call(r, args)
		if err == nil && v.IsNone() || !f.Holds(r, args, cxx.Bool(true), err) {
			return nil, false
		}
		out, err := f.returned(r.Context(), v, f.Result.Elem, results)
		if err != nil {
			r.Errorf(placeOf(args), "%s: %v", f.about, err)
			return nil, false
		}
		return out, true
	}
}

// returned converts the result of a call, a value of type t, to that number of results.
func (f *Function) returned(ctx *ir.Context, v cxx.Value, t *cxx.Type, results int) ([]rewrite.Arg, error) {
	switch {
	case results == 0:
		return nil, nil
	case results == 1:
		return []rewrite.Arg{ToArg(ctx, v, t)}, nil
	case t.Kind == cxx.KindList && v.Len() != results:
		return nil, fmt.Errorf("expected %d results, but the native code returns %d", results, v.Len())
	}
	parts := partsOf(t, results)
	if parts == nil {
		return nil, fmt.Errorf("expected %d results, but the native code returns a '%s'", results, t)
	}
	out := make([]rewrite.Arg, results)
	for i := range out {
		out[i] = ToArg(ctx, v.At(i), parts[i])
	}
	return out, nil
}

// toParam converts an argument of a native to the C++ value of a parameter.
func toParam(a rewrite.Arg, t *cxx.Type) cxx.Value {
	if x, ok := a.(ir.Attribute); ok && IsData(t) {
		return dataOf(x, t)
	}
	if t.Kind == cxx.KindList { // a value or a type is a range of one
		switch x := a.(type) {
		case *ir.Value:
			return cppapi.ValuesValue([]*ir.Value{x})
		case ir.Type:
			return cppapi.TypesValue([]ir.Type{x})
		}
	}
	return ToValue(a)
}

// ToValue converts an argument of a native to a C++ value.
func ToValue(a rewrite.Arg) cxx.Value {
	switch a := a.(type) {
	case nil:
		return cxx.Null
	case *ir.Operation:
		return cppapi.OperationValue(a)
	case *ir.Value:
		return cppapi.ValueValue(a)
	case *ir.Region:
		return cxx.Ptr(a)
	case ir.Type:
		return cppapi.TypeValue(a)
	case ir.Attribute:
		return cppapi.AttributeValue(a)
	case []*ir.Value:
		return cppapi.ValuesValue(a)
	case []ir.Type:
		return cppapi.TypesValue(a)
	case []*ir.Operation:
		l := make([]cxx.Value, len(a))
		for i, op := range a {
			l[i] = cxx.Ptr(op)
		}
		return cxx.Values(l)
	case []ir.Attribute:
		l := make([]cxx.Value, len(a))
		for i, x := range a {
			l[i] = cppapi.AttributeValue(x)
		}
		return cxx.Values(l)
	}
	panic(fmt.Sprintf("snippet: argument of Go type %T", a))
}

// ToArg converts the result of an evaluation to an argument. Data ([IsData]) becomes an
// attribute. It returns nil for a null object and for all else that is not part of the IR.
func ToArg(ctx *ir.Context, v cxx.Value, t *cxx.Type) rewrite.Arg {
	if IsData(t) {
		return dataToAttr(ctx, v, t)
	}
	if t.Kind == cxx.KindOptional {
		if v.IsNone() {
			return nil
		}
		return ToArg(ctx, v, t.Elem)
	}
	if t.Kind == cxx.KindList {
		switch KindOf(t.Elem) {
		case ValueKind:
			return cppapi.Values(v)
		case TypeKind:
			return cppapi.Types(v)
		case AttributeKind:
			return cppapi.Attributes(v)
		}
		return nil
	}
	switch x := v.Obj().(type) {
	case *ir.Operation:
		return x
	case *ir.Value:
		return x
	case ir.Type:
		return x
	case ir.Attribute:
		return x
	}
	return nil
}

// A Kind classifies a C++ type of the IR.
type Kind uint8

// The kinds.
const (
	OtherKind Kind = iota
	AttributeKind
	OperationKind
	TypeKind
	ValueKind
	TypesKind
	ValuesKind
)

// KindOf returns the kind of a C++ type.
func KindOf(t *cxx.Type) Kind {
	switch t.Kind {
	case cxx.KindOptional:
		return KindOf(t.Elem)
	case cxx.KindList:
		switch KindOf(t.Elem) {
		case TypeKind:
			return TypesKind
		case ValueKind:
			return ValuesKind
		}
	case cxx.KindObject:
		for _, k := range []struct {
			name string
			kind Kind
		}{{"mlir::Attribute", AttributeKind}, {"mlir::Type", TypeKind}, {"mlir::Value", ValueKind}, {"mlir::Operation", OperationKind}} {
			if derives(t.Class, k.name) {
				return k.kind
			}
		}
	}
	return OtherKind
}

func derives(c *cxx.Class, name string) bool {
	if c.Name == name {
		return true
	}
	for _, b := range c.Bases {
		if derives(b, name) {
			return true
		}
	}
	return false
}

// Describe joins the messages of errors in a snippet.
func Describe(errs []*cxx.Error) string {
	var l []string
	for _, e := range errs {
		l = append(l, e.Message)
	}
	return strings.Join(l, "; ")
}
