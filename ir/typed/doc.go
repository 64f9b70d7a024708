// Package typed is shared by the typed wrappers of operations, types and attributes: it
// converts attributes and parameters to Go values, and groups operands and results.
// Generated code uses it; most programs use only the wrappers.
//
// In IR that does not verify, a value of the wrong kind is converted to the zero value.
package typed
