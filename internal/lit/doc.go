// Package lit runs the tests that stand in files beside what they test, in
// process.
//
// A test is a file with RUN lines, each a command or a pipeline:
//
//	// RUN: mica-opt %s | FileCheck %s
//	// RUN: not mica-opt %s --bad 2>&1 | FileCheck %s --check-prefix=ERR
//
// A line that ends in a backslash goes on in the next RUN line. The words of a
// command are split and quoted as in a shell; %s is the test's file, %S its
// directory, %t a file of the test's own, %T its directory and %% a percent sign.
// Commands are joined by |, && and ; and redirect with <, >, >>, 2>, 2>> and
// 2>&1. The command "not" turns success into failure and the reverse.
//
// The tools are Go functions, given by name to [Run]. There is no shell and no
// other command, but for cat, echo, true and false.
//
// Other directives are XFAIL: *, REQUIRES: and UNSUPPORTED: with a list of
// features, which skip a test, and END. behind which nothing is read.
package lit
