// Package typed has what the typed wrappers of operations, types and attributes share:
// the values of attributes and parameters as Go values, and groups of operands and
// results. Generated code uses it; most programs use only what wrappers return.
//
// A value that has another kind than its definition says, in IR that does not verify, is
// the zero value.
package typed
