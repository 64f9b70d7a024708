package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A State is the state of a running program.
type State struct {
	// Root is the payload that the program is applied to.
	Root *ir.Operation
	// Trailing has the associations of the entry point's arguments after the first.
	Trailing []Association

	run      *pass.Run
	registry *pass.Registry
	builtins map[string]Transform
	checks   bool // whether uses of invalidated handles are found

	scopes []*scope
	// invalid has the error for each use of a handle that was invalidated.
	invalid map[*ir.Value]func(at *ir.Location) *diag.Diagnostic
}

// A scope has the values of a region of the program, while that is executed.
type scope struct {
	region  *ir.Region
	current *ir.Operation // the current step
	values  map[*ir.Value]*Association
	order   []*ir.Value // the keys of values
	// handles and valueHandles are the values that represent an object of the payload.
	handles      map[*ir.Operation][]*ir.Value
	valueHandles map[*ir.Value][]*ir.Value
}

// enter begins the execution of a region, which leave ends.
func (s *State) enter(r *ir.Region) {
	s.scopes = append(s.scopes, &scope{region: r, values: map[*ir.Value]*Association{},
		handles: map[*ir.Operation][]*ir.Value{}, valueHandles: map[*ir.Value][]*ir.Value{}})
}

func (s *State) leave() {
	last := s.scopes[len(s.scopes)-1]
	s.scopes = s.scopes[:len(s.scopes)-1]
	// The region may be entered again.
	for b := range last.region.Blocks() {
		for _, v := range b.Args() {
			delete(s.invalid, v)
		}
		for op := range b.Ops() {
			for _, v := range op.Results() {
				delete(s.invalid, v)
			}
		}
	}
}

// Context returns the context of the payload.
func (s *State) Context() *ir.Context { return s.Root.Context() }

// Report reports diagnostics that are not those of a failure, or of one that the program may
// suppress.
func (s *State) Report(list diag.List) { s.run.ReportRecovered(list) }

// scopeOf returns the scope that a value is in, nil if its region is not being executed.
func (s *State) scopeOf(v *ir.Value) *scope {
	r := v.ParentBlock().Parent()
	for _, sc := range slices.Backward(s.scopes) {
		if sc.region == r {
			return sc
		}
	}
	return nil
}

// Of returns the association of a value. The lists must not be changed, and are valid until the
// payload changes.
func (s *State) Of(v *ir.Value) Association {
	sc := s.scopeOf(v)
	if sc == nil {
		return Association{}
	}
	a := sc.values[v]
	if a == nil {
		return Association{}
	}
	return *a
}

// set sets the association of a value, which must satisfy the value's type.
func (s *State) set(v *ir.Value, a Association) *Failure {
	if f := s.check(v, a); f != nil {
		return f
	}
	sc := s.scopeOf(v)
	a = a.clone()
	if _, ok := sc.values[v]; !ok {
		sc.order = append(sc.order, v)
	}
	sc.values[v] = &a
	for _, op := range a.Ops {
		addHandle(sc.handles, op, v)
	}
	for _, x := range a.Values {
		addHandle(sc.valueHandles, x, v)
	}
	return nil
}

func addHandle[K comparable](handles map[K][]*ir.Value, k K, v *ir.Value) {
	if !slices.Contains(handles[k], v) {
		handles[k] = append(handles[k], v)
	}
}

func dropHandle[K comparable](handles map[K][]*ir.Value, k K, v *ir.Value) {
	list := slices.DeleteFunc(handles[k], func(w *ir.Value) bool { return w == v })
	if len(list) == 0 {
		delete(handles, k)
		return
	}
	handles[k] = list
}

// forget makes a consumed handle represent nothing. flat are the results of the operations
// that it represented, which other handles no longer represent either.
func (s *State) forget(v *ir.Value, flat []*ir.Value) {
	sc := s.scopeOf(v)
	if sc == nil {
		return
	}
	if a := sc.values[v]; a != nil {
		for _, op := range a.Ops {
			dropHandle(sc.handles, op, v)
		}
		for _, x := range a.Values {
			dropHandle(sc.valueHandles, x, v)
		}
		delete(sc.values, v)
		sc.order = slices.DeleteFunc(sc.order, func(w *ir.Value) bool { return w == v })
	}
	for _, x := range flat {
		s.replaceValue(x, nil)
	}
}

// forgetOps makes no handle represent operations any more.
func (s *State) forgetOps(ops []*ir.Operation) {
	for _, op := range ops {
		s.replaceOp(op, nil)
	}
}

// handlesOf returns the handles of an operation in all scopes.
func (s *State) handlesOf(op *ir.Operation) (list []*ir.Value) {
	for _, sc := range slices.Backward(s.scopes) {
		list = append(list, sc.handles[op]...)
	}
	return list
}

// replaceOp replaces an operation in all handles by another one, or removes it if that is nil.
func (s *State) replaceOp(op, by *ir.Operation) {
	for _, sc := range s.scopes {
		moveHandles(sc.handles, op, by, func(handle *ir.Value) *[]*ir.Operation { return &sc.values[handle].Ops })
	}
}

// replaceValue replaces a value in all handles by another one, or removes it.
func (s *State) replaceValue(x, by *ir.Value) {
	for _, sc := range s.scopes {
		moveHandles(sc.valueHandles, x, by, func(handle *ir.Value) *[]*ir.Value { return &sc.values[handle].Values })
	}
}

// moveHandles replaces an object in its handles by another one, or removes it.
func moveHandles[K comparable](handles map[K][]*ir.Value, x, by K, represented func(handle *ir.Value) *[]K) {
	var none K
	list := handles[x]
	delete(handles, x)
	for _, v := range list {
		objects := represented(v)
		*objects = replaced(*objects, x, by)
		if by != none {
			addHandle(handles, by, v)
		}
	}
}

func replaced[T comparable](list []T, x, by T) []T {
	var none T
	out := make([]T, 0, len(list))
	for _, y := range list {
		if y == x {
			y = by
		}
		if y != none {
			out = append(out, y)
		}
	}
	return out
}
