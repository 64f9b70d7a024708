// Package plugin builds the reference's version of dialects that exist only in the
// tests of this package. The definitions in testdata are compiled with mlir-tblgen
// and g++ to a plugin that mlir-opt loads. The tests load the same definitions into
// mica and compare verdicts, messages and texts on many modules.
//
// A definition file testdata/NAME.td is included in NAME.cpp, which is the only
// C++ that is written by hand, as the files NAME.KIND.inc that the generators of
// mlir-tblgen write. Compilation takes about a minute; the result is kept in the
// user's cache directory until a source or the reference changes.
//
// Rewrite rules over the dialect in rules.td are compiled in the same way, those of
// DRR by mlir-tblgen and those of PDLL by mlir-pdll, to a plugin with a pass that applies
// them ([BuildRules]). testdata/rules has an example of each construct of both languages.
package plugin
