package source

import (
	"bytes"
	"io/fs"
	"os"
	"sort"
	"sync"
	"unicode/utf8"
)

// A File is one source text. Its fields must not change once it is in use.
type File struct {
	Name string // as shown in messages; "-" is standard input and shown as <stdin>
	Text []byte // nil after Forget

	// IncludedFrom is the position of the include directive that named this file, or
	// the zero Pos for a file named on the command line.
	IncludedFrom Pos

	once  sync.Once
	lines []uint32 // offset of the first byte of each line

	path      string      // that the text was read from
	disk      fs.FileInfo // of the file at path, nil if it cannot be read again
	forgotten bool
}

// NewFile returns a file with the given name and text. The text is not copied.
func NewFile(name string, text []byte) *File { return &File{Name: name, Text: text} }

func (f *File) lineTable() []uint32 {
	f.once.Do(func() {
		if f.forgotten {
			f.Text = f.again()
		}
		lines := make([]uint32, 1, 1+bytes.Count(f.Text, []byte{'\n'}))
		for at := 0; ; {
			n := bytes.IndexByte(f.Text[at:], '\n')
			if n < 0 {
				break
			}
			at += n + 1
			lines = append(lines, uint32(at))
		}
		f.lines = lines
	})
	return f.lines
}

// Forget releases the memory of the text if the file can be read again. Text is nil afterwards,
// and the next query for a line rereads the file; if the file has changed meanwhile, f behaves
// like an empty one. The call must not overlap with other uses of f.
func (f *File) Forget() {
	if f.disk != nil {
		f.Text, f.lines, f.once, f.forgotten = nil, nil, sync.Once{}, true
	}
}

// again rereads a file. It returns nil if the file has changed since it was first read.
func (f *File) again() []byte {
	text, disk, err := readFile(f.path)
	if err != nil || disk == nil || !os.SameFile(disk, f.disk) || disk.Size() != f.disk.Size() || !disk.ModTime().Equal(f.disk.ModTime()) {
		return nil
	}
	return text
}

// NumLines returns the number of lines; a text that ends in a line feed has an
// empty last line.
func (f *File) NumLines() int { return len(f.lineTable()) }

// LineCol returns the 1-based line and byte column of offset. An offset past the end
// is clamped to the end.
func (f *File) LineCol(offset uint32) (line, col int) {
	t := f.lineTable()
	offset = min(offset, uint32(len(f.Text)))
	i := sort.Search(len(t), func(i int) bool { return t[i] > offset }) - 1
	return i + 1, int(offset-t[i]) + 1
}

// Offset returns the byte offset of a 1-based line and byte column, clamped to
// the line's end, and false if there is no such line.
func (f *File) Offset(line, col int) (uint32, bool) {
	t := f.lineTable()
	if line < 1 || line > len(t) {
		return 0, false
	}
	off := t[line-1] + uint32(max(col, 1)-1)
	return min(off, t[line-1]+uint32(len(f.Line(line)))), true
}

// Line returns the text of a 1-based line without its line end, or nil if there is no such
// line.
func (f *File) Line(line int) []byte {
	t := f.lineTable()
	if line < 1 || line > len(t) {
		return nil
	}
	s := f.Text[t[line-1]:]
	if i := bytes.IndexByte(s, '\n'); i >= 0 {
		s = s[:i]
	}
	return bytes.TrimSuffix(s, []byte{'\r'})
}

// ColumnUTF16 returns the 0-based column of offset in UTF-16 code units, the unit of
// the Language Server Protocol.
func (f *File) ColumnUTF16(offset uint32) int {
	line, col := f.LineCol(offset)
	s := f.Line(line)
	s = s[:min(col-1, len(s))]
	n := 0
	for len(s) > 0 {
		r, size := utf8.DecodeRune(s)
		n++
		if r >= 0x10000 {
			n++
		}
		s = s[size:]
	}
	return n
}

// OffsetUTF16 is the inverse of ColumnUTF16: the byte offset of a 0-based line
// and a 0-based column in UTF-16 code units, clamped to the line.
func (f *File) OffsetUTF16(line, col int) uint32 {
	off, ok := f.Offset(line+1, 1)
	if !ok {
		return uint32(len(f.Text))
	}
	s := f.Line(line + 1)
	for col > 0 && len(s) > 0 {
		r, size := utf8.DecodeRune(s)
		col--
		if r >= 0x10000 {
			col--
		}
		off += uint32(size)
		s = s[size:]
	}
	return off
}

// A Pos is a byte offset in a file. The zero Pos means that the position is unknown.
type Pos struct {
	File   *File
	Offset uint32
}

// IsValid reports whether the position is known.
func (p Pos) IsValid() bool { return p.File != nil }

// LineCol returns the 1-based line and byte column, 0 and 0 for an unknown position.
func (p Pos) LineCol() (line, col int) {
	if p.File == nil {
		return 0, 0
	}
	return p.File.LineCol(p.Offset)
}

// A Span is the half-open range of bytes [Start, End) of a file.
type Span struct {
	File       *File
	Start, End uint32
}

// Pos returns the start of the span.
func (s Span) Pos() Pos { return Pos{s.File, s.Start} }

// IsValid reports whether s lies in a file.
func (s Span) IsValid() bool { return s.File != nil }

// Text returns the bytes of the span.
func (s Span) Text() []byte {
	if s.File == nil {
		return nil
	}
	if s.File.forgotten {
		s.File.lineTable() // which reads the text again
	}
	if uint64(s.End) > uint64(len(s.File.Text)) {
		return nil
	}
	return s.File.Text[s.Start:s.End]
}
