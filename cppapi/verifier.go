package cppapi

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// SourceVerifier returns the verifier that the text of an operation's class body
// defines, nil if there is none or not all that it does is known; then the error,
// if there is one, tells what is not.
func (a *API) SourceVerifier(c *cxx.Class, text string) (func(op *ir.Operation, c *ir.Checker), error) {
	m, ok := findMethod(text, "verify")
	if !ok || m.static || len(m.params) > 0 {
		return nil, nil
	}
	prog, err := a.verifierBody(c, m, true)
	if err != nil {
		return nil, err
	}
	return func(op *ir.Operation, c *ir.Checker) {
		machine := cxx.Machine{Host: &Diagnostics{List: c.Diagnostics()}}
		v, err := prog.Run(&machine, []cxx.Value{cxx.Obj(op)})
		if err != nil {
			c.Failf("cannot be verified: %v", err)
		}
		if !v.Bool() {
			c.Stop()
		}
	}, nil
}

// verifierBody compiles a method that returns a LogicalResult.
func (a *API) verifierBody(c *cxx.Class, m sourceMethod, this bool) (*cxx.Program, error) {
	f := &cxx.Func{}
	prog, err := a.compileBody(c, m, this, f)
	if err == nil && f.Result != cxx.LogicalResult() {
		err = fmt.Errorf("verify returns '%s'", f.Result)
	}
	return prog, err
}

// SourceParamsVerifier is [API.SourceVerifier] for a type or an attribute, whose
// verifier is static and is given what reports an error, and the parameters.
func (a *API) SourceParamsVerifier(c *cxx.Class, text string, params []ir.ParamDef) (func(params []ir.Param) error, error) {
	m, ok := findMethod(text, "verify")
	if !ok || len(m.params) != len(params)+1 {
		return nil, nil
	}
	prog, err := a.verifierBody(c, m, false)
	if err != nil {
		return nil, err
	}
	return func(params []ir.Param) error {
		var d diag.List
		machine := cxx.Machine{Host: &Diagnostics{List: &d}}
		frame := make([]cxx.Value, 1, len(params)+1)
		for _, p := range params {
			frame = append(frame, ParamValue(p))
		}
		v, err := prog.Run(&machine, frame)
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

// emitterType returns the type of a verifier's parameter that is called to report
// an error, nil if the parameter is something else.
func (a *API) emitterType(name string) *cxx.Type {
	if !strings.Contains(name, "function_ref") || !strings.Contains(name, "InFlightDiagnostic()") {
		return nil
	}
	return cxx.FuncType("emitError", &cxx.Func{Result: a.classes["InFlightDiagnostic"].Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		to, ok := m.Host.(*Diagnostics)
		if !ok {
			return m.Failf("nobody takes diagnostics here")
		}
		return cxx.Obj(to.List.Errorf(diag.Place{}, ""))
	}})
}
