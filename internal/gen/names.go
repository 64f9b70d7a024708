package gen

import (
	"go/token"
	"strings"
	"unicode"
)

// camel joins the words of a text as a Go name with a capital letter: "sym_name" gives
// SymName, "a.b c" ABC.
func camel(s string) string {
	var b strings.Builder
	up := true
	for _, r := range s {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			up = true
		case up:
			b.WriteRune(unicode.ToUpper(r))
			up = false
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// exported returns a name of the definition as an exported Go name.
func exported(s string) string {
	name := camel(s)
	if name == "" || unicode.IsDigit(rune(name[0])) {
		return "X" + name
	}
	return name
}

// lower returns a name of the definition as a Go name that is not exported. Leading capitals form
// a word: "I32Attr" gives i32Attr, "AddOp" addOp.
func lower(s string) string {
	name := []rune(exported(s))
	for i := range name {
		if i > 0 && (!unicode.IsUpper(name[i]) || i+1 < len(name) && unicode.IsLower(name[i+1])) {
			break
		}
		name[i] = unicode.ToLower(name[i])
	}
	if out := string(name); !token.IsKeyword(out) {
		return out
	}
	return string(name) + "_"
}

// param returns a name for a parameter of a generated function.
func param(s string) string {
	name := lower(s)
	switch name {
	case "b", "ctx", "options", "o", "op", "s", "t", "x", "h", "ir", "typed", "num", "affine", "dialect", "slices", "strings", "hooksOf":
		return name + "_"
	}
	if isPredeclared(name) {
		return name + "_"
	}
	return name
}

// isPredeclared reports whether Go predeclares a name. The universe of go/types has the same list,
// but every tool would have to build it at start.
func isPredeclared(name string) bool {
	switch name {
	case "any", "bool", "byte", "comparable", "complex64", "complex128", "error", "float32", "float64",
		"int", "int8", "int16", "int32", "int64", "rune", "string", "uint", "uint8", "uint16", "uint32", "uint64", "uintptr",
		"true", "false", "iota", "nil",
		"append", "cap", "clear", "close", "complex", "copy", "delete", "imag", "len", "make", "max", "min", "new",
		"panic", "print", "println", "real", "recover":
		return true
	}
	return false
}

// opMethods returns the names that methods of wrappers do not have: the fields of wrappers and
// adaptors, and the methods of *ir.Operation, so that op.Results and op.Operation.Results are not
// different things. It is a list because asking reflect for methods makes the linker keep all
// methods of all types.
func opMethods() map[string]bool {
	return map[string]bool{
		"Operation": true, "Adapted": true,
		"AllAttrs": true, "Attr": true, "Attrs": true, "Block": true, "Clone": true, "CloneWithoutRegions": true, "Context": true, "Def": true,
		"DropAllUses": true, "EmitError": true, "EmitOpError": true, "Erase": true, "EraseOperand": true, "GroupOperand": true, "GroupResult": true,
		"Has": true, "HasUses": true, "Inherent": true, "InherentAttrs": true, "InnerOperands": true, "InsertOperands": true, "IsAncestor": true,
		"IsBeforeInBlock": true, "IsProperAncestor": true, "Location": true, "MoveAfter": true, "MoveBefore": true, "Name": true, "Next": true,
		"NumOperands": true, "NumRegions": true, "NumResults": true, "NumSuccessors": true, "Op": true, "OpOperand": true, "OpOperands": true,
		"OpRegions": true, "OpResults": true, "OpSuccessors": true, "Operand": true, "OperandBounds": true, "OperandGroup": true, "OperandGroups": true,
		"OperandTypes": true, "Operands": true, "Origin": true, "ParentOp": true, "ParentRegion": true, "Prev": true, "Region": true, "RegionGroup": true,
		"RegionKind": true, "Regions": true, "Remove": true, "RemoveAttr": true, "ReplaceAllUsesWith": true, "ReplaceUsesOfWith": true, "Result": true,
		"ResultGroup": true, "ResultTypes": true, "ResultValues": true, "Results": true, "SetAttr": true, "SetAttrs": true, "SetInherent": true,
		"SetLocation": true, "SetOperand": true, "SetOperandGroup": true, "SetOperands": true, "SetOrigin": true, "SetSuccessor": true, "Successor": true,
		"SuccessorGroup": true, "Successors": true, "Typed": true, "UnregisteredProperties": true, "Users": true,
	}
}

// A scope gives names to the methods of a wrapper.
type scope struct{ taken map[string]bool }

// name returns a name that is not taken: the wanted one or, if *ir.Operation has a method of that
// name or another part of the operation has it, with a suffix for the kind of part.
func (s *scope) name(want, suffix string) string {
	for s.taken[want] || s.taken["Set"+want] {
		want += suffix
	}
	s.taken[want], s.taken["Set"+want] = true, true
	return want
}
