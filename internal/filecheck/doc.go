// Package filecheck checks a text against a file of expectations, as LLVM's
// FileCheck does.
//
// A check file is any text in which lines hold directives: a prefix such as
// CHECK, perhaps a suffix such as -NEXT, a colon and a pattern. [Parse] gathers
// them into [Checks], [Checks.Run] looks for their patterns in an input, one
// after the other, and tells what it finds in the reference's words.
//
// A [pattern] is a fixed string or a regular expression with substitutions:
// strings and numbers that earlier patterns captured. A check holds one positive
// pattern and the CHECK-DAG and CHECK-NOT patterns before it. A CHECK-LABEL cuts
// the input into blocks that are checked each for itself.
//
// What happened to each pattern is kept as a list of events, from which
// [Result.Dump] draws the input with annotations.
package filecheck
