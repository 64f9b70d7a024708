package mica

import (
	"fmt"
	"io/fs"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A Source identifies a text: a string ([Text]), a file ([File]) or a file in an
// fs.FS ([FS]).
type Source struct {
	name   string
	text   string
	isText bool
	tree   fs.FS // nil for the operating system's files
}

// Text is a text in memory. Messages show the name, and include directives can
// refer to it. Its extension determines the kind of text (".td", ".pdll").
func Text(name, text string) Source { return Source{name: name, text: text, isText: true} }

// File is a file with a path. Definitions and rules are also searched in the
// include directories. The name "-" is standard input.
func File(name string) Source { return Source{name: name} }

// FS is a file in a file system, such as an [embed.FS]. Files that it includes are
// searched there first.
func FS(tree fs.FS, name string) Source { return Source{name: name, tree: tree} }

// read returns the text of s as a file in set.
func (s Source) read(set *source.Set, include bool) (*source.File, diag.List) {
	var f *source.File
	var err error
	switch {
	case s.isText:
		f = source.NewFile(s.name, []byte(s.text))
	case s.tree != nil:
		var text []byte
		if text, err = fs.ReadFile(s.tree, s.name); err == nil {
			f = source.NewFile(s.name, text)
		}
	case include && s.name != "-":
		f, err = set.Include(s.name, source.Pos{})
	default:
		f, err = set.Read(s.name)
	}
	if err != nil {
		return nil, diag.List{{Message: fmt.Sprintf("cannot open input file '%s': %s", s.name, source.Reason(err)), Bare: true}}
	}
	return f, nil
}
