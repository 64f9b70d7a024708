// Package query finds operations by expressions, as mlir-query does.
//
// A matcher decides whether an operation matches, and which operations belong to the match. A
// matcher expression is a call, hasOpName("arith.addi"), whose arguments are strings, numbers,
// true and false, and matcher expressions. A [Registry] holds the available matchers; [Standard]
// has those of mlir-query. A [Session] runs commands on the operations in a module:
//
//	match MATCHER    lists the operations that match, also as "m MATCHER"
//	help             lists the commands
//	quit             ends the session, also as "q"
//
// A comment begins with "#". A matcher expression may be followed by .extract("name"), which
// extracts the matching operations into a function.
package query
