// Package lit runs tests that are files with RUN lines, in process.
//
// A RUN line contains a command or a pipeline:
//
//	// RUN: mica-opt %s | FileCheck %s
//	// RUN: not mica-opt %s --bad 2>&1 | FileCheck %s --check-prefix=ERR
//
// A line that ends in a backslash continues in the next RUN line. Commands are
// split into words and quoted as in a shell; %s is the test's file, %S its
// directory, %t a temporary file of the test, %T its directory and %% a percent
// sign. Commands are combined with |, && and ; and redirected with <, >, >>, 2>,
// 2>> and 2>&1. The command "not" inverts success and failure.
//
// DEFINE: %{name} = value and REDEFINE: define substitutions, and %if CONDITION %{ text %} %else %{ text %} chooses a
// text by the features.
//
// The tools are Go functions ([Options]). There is no shell, and no other command
// except cat, echo, true and false, unless the options allow programs.
//
// Other directives are REQUIRES: and UNSUPPORTED: with conditions of features, which skip a test, XFAIL: with conditions
// or a star, ALLOW_RETRIES: with a number, and END., which ends the script. The outcomes are those of LLVM's lit.
package lit
