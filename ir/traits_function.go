package ir

import (
	"strings"
)

// The attributes of function-like operations.
const (
	FunctionTypeAttr    = "function_type"
	ArgumentAttrsAttr   = "arg_attrs"
	ResultAttrsAttr     = "res_attrs"
	functionOpInterface = "FunctionOpInterface"
)

var functionTraits = []*Trait{{Name: functionOpInterface, Verify: verifyFunction}}

// verifyFunction verifies the argument and result attributes of a function and that
// its entry block matches its type. A function whose type is not a [FunctionType] is
// not checked, because its numbers of arguments and results are not known here.
func verifyFunction(op *Operation, c *Checker) {
	impl, _ := op.def.Interface(functionOpInterface)
	name := FunctionTypeAttr
	if n, ok := impl.(FunctionTypeNamer); ok {
		name = n.TypeAttr()
	}
	a, ok := op.Attr(name).(*TypeAttr)
	if !ok {
		return
	}
	t, ok := a.Value.(*FunctionType)
	if !ok {
		return
	}
	own, _ := impl.(FunctionVerifier)
	if own != nil {
		own.VerifyType(op, c)
	}
	verifyDictionaries(op, c, ArgumentAttrsAttr, "argument", len(t.Inputs))
	verifyDictionaries(op, c, ResultAttrsAttr, "result", len(t.Results))
	c.Check(op.NumRegions() == 1, "expects one region")
	if own != nil {
		own.VerifyBody(op, c)
		return
	}
	entry := op.Region(0).Entry()
	if entry == nil {
		return
	}
	if len(entry.args) != len(t.Inputs) {
		c.Failf("entry block must have %d arguments to match function signature", len(t.Inputs))
	}
	for i, in := range t.Inputs {
		if got := entry.args[i].typ; got != in {
			c.Failf("type of entry block argument #%d(%s) must match the type of the corresponding "+
				"argument in function signature(%s)", i, messageType(got), messageType(in))
		}
	}
}

// verifyDictionaries verifies an array that has one attribute dictionary per argument
// or result.
func verifyDictionaries(op *Operation, c *Checker, name, what string, n int) {
	array, ok := op.Attr(name).(*ArrayAttr)
	if !ok {
		return
	}
	if len(array.Elements) != n {
		c.Failf("expects %s attribute array to have the same number of elements as the number of "+
			"function %ss, got %d, but expected %d", what, what, len(array.Elements), n)
	}
	for i, e := range array.Elements {
		dict, ok := e.(*DictionaryAttr)
		if !ok {
			c.Failf("expects %s attribute dictionary to be a DictionaryAttr, but got `%s`", what, e)
		}
		for _, a := range dict.Entries {
			ns, _, dotted := strings.Cut(a.Name, ".")
			if !dotted {
				c.Failf("%ss may only have dialect attributes", what)
			}
			dl := op.Context().Dialect(ns)
			if dl == nil {
				continue
			}
			verify := dl.VerifyArgumentAttribute
			if name == ResultAttrsAttr {
				verify = dl.VerifyResultAttribute
			}
			if verify != nil {
				verify(op, i, a, c)
			}
		}
	}
}
