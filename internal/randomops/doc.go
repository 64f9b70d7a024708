// Package randomops makes random operations of the dialects in a context, for
// tests that compare what mica and the reference say of them.
//
// A spec is an operation with its operands, attributes, regions and successors as
// data; it is written as a case: text in generic form that can stand for itself.
// A pool holds the types and attributes that specs are made of. Most choices
// satisfy the constraints of the definition, some do not.
package randomops
