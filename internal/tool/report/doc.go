// Package report is how the tools report diagnostics: as text like LLVM's, as lines of
// JSON, or as SARIF.
//
// A tool adds the flags of [Options] to its own and then writes everything that it would write
// to the standard error output to the [Output] that [Options.Open] returns. A [diag.Renderer]
// with an Output passes it the diagnostics instead of their text in structured formats.
package report
