// Package source holds the source texts that mica reads and maps byte offsets to
// lines and columns.
//
// A [File] is one text, a [Pos] a byte offset in a file, a [Span] a range of bytes.
// Lexers and syntax trees store offsets; lines and columns are computed on demand
// from a line table that is built on first use. Lines and columns are 1-based, and
// columns count bytes, as in LLVM; [File.ColumnUTF16] returns the column that an
// editor uses.
//
// A [Set] holds the files of one run. It reads files, looks them up by name (a
// diagnostic of the IR has only a name, a line and a column), searches include
// directories in order, and records which file included which.
package source
