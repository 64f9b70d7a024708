package mica

import (
	"fmt"
	"io/fs"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A Source is where a text is: in a string ([Text]), in a file ([File]) or in a file
// of a tree ([FS]).
type Source struct {
	name   string
	text   string
	isText bool
	tree   fs.FS // nil for the file system of the machine
}

// Text is a text in memory. Messages show it under the name, whose extension says
// what it is (".td", ".pdll"), and include directives can refer to it.
func Text(name, text string) Source { return Source{name: name, text: text, isText: true} }

// File is a file by its path. Definitions and rules are looked for in the include
// directories, too. The name "-" is standard input.
func File(name string) Source { return Source{name: name} }

// FS is a file of a tree, such as an [embed.FS]. What the file includes is looked for
// in the tree first.
func FS(tree fs.FS, name string) Source { return Source{name: name, tree: tree} }

// read returns the text of s as a file. Files are looked up in set.
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
