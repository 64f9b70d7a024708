// Package snippet compiles the C++ snippets of rewrite rules to Go functions: the native
// calls and constraints of DRR rules, the bodies of PDLL's constraints and
// rewrites. A [Function] is compiled once against the C++ that definitions have
// made known, and is called with what package rewrite passes to natives.
package snippet
