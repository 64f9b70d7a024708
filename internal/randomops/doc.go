// Package randomops generates random operations of the dialects in a context, for
// tests that compare mica with the reference.
//
// A spec describes an operation with operands, attributes, regions and successors.
// It is written as a case: a self-contained text in generic form. A pool holds the
// types and attributes for specs. Most choices satisfy the constraints of the
// definition, some do not.
//
// The decisions behind the package are in docs/design/tests.md.
package randomops
