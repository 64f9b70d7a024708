package cppapi

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// Hook returns a method of a class that is written in C++ or Go, by its name and the
// number of its parameters; nil if it has none. The error explains why the method
// cannot be called, for example because it is only declared.
func (a *API) Hook(c *cxx.Class, name string, params int) (*cxx.Func, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return hookAmong(a.members(c, name).methods, params)
}

// Method is [API.Hook] for a method of an interface, which may also be an accessor that
// follows from the definition.
func (a *API) Method(c *cxx.Class, name string, params int) (*cxx.Func, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if c.Lookup == nil {
		return nil, nil
	}
	return hookAmong(c.Lookup(name), params)
}

// Lacks returns why no function of that name of a class can be called, nil if one can.
func (a *API) Lacks(c *cxx.Class, name string) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	var fs []*cxx.Func
	if c.Lookup != nil {
		fs = c.Lookup(name)
	}
	if c.LookupStatic != nil {
		fs = append(fs[:len(fs):len(fs)], c.LookupStatic(name)...)
	}
	why := errors.New("it is not in the definition")
	for _, f := range fs {
		if f.Unknown == "" {
			return nil
		}
		why = errors.New(f.Unknown)
	}
	return why
}

// StaticHook is [API.Hook] for a static function.
func (a *API) StaticHook(c *cxx.Class, name string, params int) (*cxx.Func, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	m := a.members(c, name)
	if native := a.nativeMethods[c.Name+"::"+name]; native != nil {
		return hookAmong(native, params)
	}
	return hookAmong(m.statics, params)
}

func hookAmong(fs []*cxx.Func, params int) (*cxx.Func, error) {
	for _, f := range fs {
		switch {
		case len(f.Params) != params:
		case f.Unknown != "":
			return nil, errors.New(f.Unknown)
		default:
			return f, nil
		}
	}
	return nil, nil
}

// Declares reports whether the text of a class itself has a function of that name, if
// only as a declaration.
func (a *API) Declares(c *cxx.Class, name string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	m := a.sourceMembers(c, name)
	return m != nil || a.nativeMethods[c.Name+"::"+name] != nil
}

// SourceVerifier returns the verifier of an operation that is written in C++ as the method of
// that name, or nil if it does not exist or cannot be run; in the second case the error
// explains why.
func (a *API) SourceVerifier(c *cxx.Class, name string) (func(op *ir.Operation, c *ir.Checker), error) {
	f, err := a.Hook(c, name, 0)
	if f == nil || err != nil {
		return nil, err
	}
	return checkWith(f, name)
}

// checkWith returns a check that calls a function with a LogicalResult.
func checkWith(f *cxx.Func, name string) (func(op *ir.Operation, c *ir.Checker), error) {
	if f.Result != cxx.LogicalResult() {
		return nil, fmt.Errorf("%s returns '%s'", name, f.Result)
	}
	return func(op *ir.Operation, c *ir.Checker) { Check(c, f, cxx.Obj(op)) }, nil
}

// Check calls a function that returns a LogicalResult. C++ may fail without an error, after
// which mlir-opt ends without a word.
func Check(c *ir.Checker, f *cxx.Func, args ...cxx.Value) {
	before := len(*c.Diagnostics())
	v, err := f.Invoke(&Diagnostics{List: c.Diagnostics()}, args...)
	var fail *cxx.Failure
	switch {
	case errors.As(err, &fail) && fail.Kind == cxx.UnknownCode:
		c.Unknown(fail.Message)
		return
	case err != nil:
		c.Failf("cannot be verified: %v", err)
	}
	switch {
	case v.Bool():
	case (*c.Diagnostics())[before:].HasErrors():
		c.Stop()
	default:
		c.Failf("failed to verify, without a reason")
	}
}

// InterfaceVerifier compiles the verifier of an interface for an operation's class.
func (a *API) InterfaceVerifier(c *cxx.Class, interfaceName, body string) (func(op *ir.Operation, c *ir.Checker), error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	s := scope{types: map[string]*cxx.Type{"ConcreteOp": c.Type()}, namespaces: []string{qualified(interfaceName)}}
	text := functionText(true, "::llvm::LogicalResult", "verifyTrait", []SourceParam{{Type: "::mlir::Operation *", Name: "op"}},
		cxx.Substitute(body, map[string]string{"_op": "op"}))
	f := a.function(s, text)
	if f.Unknown != "" {
		return nil, errors.New(f.Unknown)
	}
	return checkWith(f, "verifyTrait")
}

// SourceParamsVerifier is [API.SourceVerifier] for a type or an attribute, whose verifier is
// static and takes a function that reports an error, and the parameters.
func (a *API) SourceParamsVerifier(c *cxx.Class, params []ir.ParamDef) (func(params []ir.Param) error, error) {
	f, err := a.StaticHook(c, "verify", len(params)+1)
	if f == nil || err != nil {
		return nil, err
	}
	if f.Result != cxx.LogicalResult() {
		return nil, fmt.Errorf("verify returns '%s'", f.Result)
	}
	if f.Params[0].Kind != cxx.KindFunc {
		return nil, fmt.Errorf("verify takes '%s' first", f.Params[0])
	}
	return func(params []ir.Param) error {
		var d diag.List
		args := append(make([]cxx.Value, 0, len(params)+1), emitError)
		for i, p := range params {
			args = append(args, ParamValueAs(p, f.Params[i+1]))
		}
		v, err := f.Invoke(&Diagnostics{List: &d}, args...)
		switch {
		case err != nil:
			return err
		case v.Bool():
			return nil
		case len(d) == 0:
			return errors.New("invalid parameters")
		}
		return errors.New(d[0].Message)
	}, nil
}

// SourceEncodingVerifier returns the method verifyEncoding of an attribute that is written in C++, or
// nil if it does not exist or cannot be run; in the second case the error explains why.
func (a *API) SourceEncodingVerifier(c *cxx.Class) (func(x *ir.DefinedAttr, shape []int64, elem ir.Type) error, error) {
	f, err := a.Hook(c, "verifyEncoding", 3)
	if f == nil || err != nil {
		return nil, err
	}
	if src, ok := f.Host.(*SourceFunc); !ok || src.Declared {
		return nil, nil
	}
	if f.Result != cxx.LogicalResult() {
		return nil, fmt.Errorf("verifyEncoding returns '%s'", f.Result)
	}
	shape, elem, report := f.Params[0], f.Params[1], f.Params[2]
	if !cxx.Same(shape, cxx.ListOf(cxx.TypeInt64)) || elem != a.Type.Type() || report.Kind != cxx.KindFunc {
		return nil, fmt.Errorf("verifyEncoding takes '%s', '%s' and '%s'", shape, elem, report)
	}
	return func(x *ir.DefinedAttr, shape []int64, elem ir.Type) error {
		var d diag.List
		v, err := f.Invoke(&Diagnostics{List: &d}, cxx.Obj(x), cxx.Slice(shape), cxx.Obj(elem), emitError)
		switch {
		case err != nil:
			return err
		case v.Bool():
			return nil
		case len(d) == 0:
			return errors.New("invalid encoding")
		}
		return errors.New(d[0].Message)
	}, nil
}

// emitError is the function that a verifier of parameters calls to report an error.
var emitError = cxx.Function(func(m *cxx.Machine, _ []cxx.Value) cxx.Value {
	to, ok := m.Host.(*Diagnostics)
	if !ok {
		return m.Failf("nobody takes diagnostics here")
	}
	if !m.Step(diagnosticCost) {
		return cxx.Value{}
	}
	return cxx.Obj(to.List.Errorf(diag.Place{}, ""))
})
