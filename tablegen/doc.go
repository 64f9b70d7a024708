// Package tablegen evaluates TableGen.
//
// A [Record] is a def or a class. It has [Field]s, and a field holds a [Value] of a [Type].
// [Load] reads a file with everything that it includes and returns its [Records]. Package
// syntax parses; this package evaluates one top-level statement at a time.
//
// # Values
//
// Values are unique (hash-consed): the interpreter creates each distinct value
// once, so that equality is pointer equality and a value that occurs often is
// stored once. A value without variables is concrete; it is never resolved again.
//
// A record stores only its values. The names and types of its fields are its shape,
// and its superclasses are its lineage; records of one class share both.
//
// # Evaluation
//
// A class is evaluated once, with its template arguments as variables. Deriving
// from it copies its fields and resolves the variables, that is, replaces them by
// their values. Operators fold as soon as their operands are known. The order of
// these steps is observable in the numbers of anonymous records and is the same as
// in the reference tool.
//
// The decisions behind the package are in docs/design/definitions.md.
package tablegen
