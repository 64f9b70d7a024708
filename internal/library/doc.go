// Package library finds the definitions of dialects and loads the dialects when a context first
// needs them.
//
// A [Library] is given definition files (a .td file, a text, an [io/fs.FS]) and include
// directories. [Library.Register] attaches it to a context: from then on a dialect is made when
// its first operation, type or attribute is looked up. A library can be registered in any
// number of contexts; these share the files that were read.
//
// The decisions behind the package are in docs/design/definitions.md.
package library
