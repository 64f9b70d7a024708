// Package source holds the texts that mica reads and answers where in them a
// byte lies.
//
// A [File] is one text. A [Pos] is a byte offset in a file, a [Span] a range of
// bytes. Offsets are what lexers and trees store: lines and columns are worked
// out only when somebody asks, from a line table that is built at the first
// question. Lines and columns are 1-based; columns count bytes, as LLVM's do,
// and [File.ColumnUTF16] gives what an editor counts.
//
// A [Set] is the files of one run. It reads them, finds them again by name
// (a diagnostic of the IR knows only a name, a line and a column), searches
// include directories in order, and remembers which file included which.
package source
