// Package native makes Go functions of C++ snippets in patterns: the native
// calls and constraints of DRR rules, the bodies of PDLL's constraints and
// rewrites. A [Function] is compiled once against the C++ that definitions have
// made known, and is called with what package rewrite passes to natives.
package native
