package ir

import (
	"strings"

	"github.com/mica-ir/mica/diag"
)

// The attributes of functions.
const (
	FunctionTypeAttr    = "function_type"
	ArgumentAttrsAttr   = "arg_attrs"
	ResultAttrsAttr     = "res_attrs"
	functionOpInterface = "FunctionOpInterface"
)

// A FunctionVerifier may be the Go implementation of the interface
// FunctionOpInterface for functions whose type or entry block are not checked as
// those of others.
type FunctionVerifier interface {
	VerifyType(op *Operation, d *diag.List) bool
	VerifyBody(op *Operation, d *diag.List) bool
}

// A FunctionTypeNamer may be the Go implementation of FunctionOpInterface for
// functions whose type is another attribute than function_type.
type FunctionTypeNamer interface{ TypeAttr() string }

var functionTraits = []*Trait{{Name: functionOpInterface, Verify: verifyFunction}}

// verifyFunction checks the attributes of the arguments and results of a function,
// and that the entry block fits the type. Functions whose type is no
// [FunctionType] have these numbers from elsewhere, and are not looked at.
func verifyFunction(op *Operation, d *diag.List) bool {
	impl, _ := op.def.Interface(functionOpInterface)
	name := FunctionTypeAttr
	if n, ok := impl.(FunctionTypeNamer); ok {
		name = n.TypeAttr()
	}
	a, ok := op.Attr(name).(*TypeAttr)
	if !ok {
		return true
	}
	t, ok := a.Value.(*FunctionType)
	if !ok {
		return true
	}
	own, _ := impl.(FunctionVerifier)
	if own != nil && !own.VerifyType(op, d) {
		return false
	}
	if !verifyDictionaries(op, d, ArgumentAttrsAttr, "argument", len(t.Inputs)) ||
		!verifyDictionaries(op, d, ResultAttrsAttr, "result", len(t.Results)) {
		return false
	}
	if op.NumRegions() != 1 {
		op.EmitOpError(d, "expects one region")
		return false
	}
	if own != nil {
		return own.VerifyBody(op, d)
	}
	entry := op.Region(0).Entry()
	if entry == nil {
		return true
	}
	if len(entry.args) != len(t.Inputs) {
		op.EmitOpError(d, "entry block must have %d arguments to match function signature", len(t.Inputs))
		return false
	}
	for i, in := range t.Inputs {
		if got := entry.args[i].typ; got != in {
			op.EmitOpError(d, "type of entry block argument #%d(%s) must match the type of the corresponding "+
				"argument in function signature(%s)", i, messageType(got), messageType(in))
			return false
		}
	}
	return true
}

// verifyDictionaries checks an array with a dictionary of attributes for each
// argument or result.
func verifyDictionaries(op *Operation, d *diag.List, name, what string, n int) bool {
	array, ok := op.Attr(name).(*ArrayAttr)
	if !ok {
		return true
	}
	if len(array.Elements) != n {
		op.EmitOpError(d, "expects %s attribute array to have the same number of elements as the number of "+
			"function %ss, got %d, but expected %d", what, what, len(array.Elements), n)
		return false
	}
	for i, e := range array.Elements {
		dict, ok := e.(*DictionaryAttr)
		if !ok {
			op.EmitOpError(d, "expects %s attribute dictionary to be a DictionaryAttr, but got `%s`", what, e)
			return false
		}
		for _, a := range dict.Entries {
			ns, _, dotted := strings.Cut(a.Name, ".")
			if !dotted {
				op.EmitOpError(d, "%ss may only have dialect attributes", what)
				return false
			}
			dl := op.Context().Dialect(ns)
			if dl == nil {
				continue
			}
			verify := dl.VerifyArgumentAttribute
			if name == ResultAttrsAttr {
				verify = dl.VerifyResultAttribute
			}
			if verify != nil && !verify(op, i, a, d) {
				return false
			}
		}
	}
	return true
}
