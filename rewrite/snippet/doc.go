// Package snippet compiles the C++ snippets in rewrite rules to Go functions: the
// native calls and constraints of DRR rules, and the bodies of PDLL's constraints
// and rewrites. A [Function] is compiled once, against the C++ classes of the
// loaded definitions, and is called with the arguments that package rewrite passes
// to natives.
package snippet
