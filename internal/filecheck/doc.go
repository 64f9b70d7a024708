// Package filecheck checks a text against a check file, as LLVM's FileCheck does.
//
// A check file is any text with directives: a prefix such as CHECK, an optional
// suffix such as -NEXT, a colon and a pattern. [Parse] collects them in [Checks];
// [Checks.Run] searches for their patterns in an input, in order, and reports the
// results with the reference's messages.
//
// A [pattern] is a fixed string, or a regular expression with substitutions of
// strings and numbers that earlier patterns captured. A check consists of a
// positive pattern and the CHECK-DAG and CHECK-NOT patterns before it. CHECK-LABEL
// splits the input into blocks that are checked independently.
//
// The result for each pattern is recorded in a list of events, with which
// [Result.Dump] annotates the input.
package filecheck
