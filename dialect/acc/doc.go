// Package acc is the native part of the acc dialect: the custom syntax of its clauses, the
// verifiers, and the types that it treats as pointers.
//
// A device type restricts a clause to some devices; most clauses have a list of operands and an
// array with as many device types.
package acc
