// Package index finds the declarations of a TableGen file without evaluating it: enough to choose
// the file to evaluate. It reads the tokens of the language, so comments, line breaks and strings
// are handled as in TableGen.
package index

import (
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// A File lists the declarations in the text of a file.
type File struct {
	Includes []string
	Records  []Record
	// Loops means that defm or foreach make records that are not listed.
	Loops bool
}

// A Record is a def or a class with the classes that it names as its bases.
type Record struct {
	Class bool
	Name  string // "" for an anonymous def
	Bases []string
	// Strings are the fields that the body sets to a string.
	Strings map[string]string
}

// Derives reports whether the record names one of the classes as a base.
func (r *Record) Derives(classes ...string) bool {
	for _, b := range r.Bases {
		for _, c := range classes {
			if b == c {
				return true
			}
		}
	}
	return false
}

// Dialects returns the namespaces of the dialects that the file defines.
func (f *File) Dialects() (namespaces []string) {
	for i := range f.Records {
		r := &f.Records[i]
		if name := r.Strings["name"]; !r.Class && name != "" && r.Derives("Dialect") {
			namespaces = append(namespaces, name)
		}
	}
	return namespaces
}

// Read lists the declarations of a text. It skips parts that it cannot read.
func Read(name string, text []byte) *File {
	r := reader{lexer: syntax.NewLexer(&syntax.Files{}, source.NewFile(name, text), nil, nil), file: &File{}}
	for r.next(); r.token.Kind != syntax.EOF; {
		switch r.token.Kind {
		case syntax.KwInclude:
			if r.next(); r.token.Kind == syntax.String {
				r.file.Includes = append(r.file.Includes, r.token.Text)
			}
		case syntax.KwDef, syntax.KwClass:
			r.record(r.token.Kind == syntax.KwClass)
		case syntax.KwDefm, syntax.KwForeach:
			r.file.Loops = true
			r.next()
		default:
			r.next()
		}
	}
	return r.file
}

type reader struct {
	lexer *syntax.Lexer
	token syntax.Token
	file  *File
}

func (r *reader) next() { r.token = r.lexer.Next() }

// record reads a declaration up to the end of its body:
//
//	record ::= (`def` | `class`) name? (`<` ... `>`)? (`:` base (`,` base)*)? (`;` | `{` ... `}`)
//	base   ::= name (`<` ... `>`)?
func (r *reader) record(class bool) {
	out := Record{Class: class}
	for depth, bases := 0, false; ; {
		switch r.next(); r.token.Kind {
		case syntax.EOF, syntax.Semi:
			r.file.Records = append(r.file.Records, out)
			return
		case syntax.Less:
			depth++
		case syntax.Greater:
			depth--
		case syntax.Colon:
			bases = bases || depth <= 0
		case syntax.Ident:
			switch {
			case depth > 0:
			case bases:
				out.Bases = append(out.Bases, r.token.Text)
			case out.Name == "":
				out.Name = r.token.Text
			}
		case syntax.LBrace:
			if depth > 0 {
				continue // a list of bits in an argument
			}
			r.body(&out)
			r.file.Records = append(r.file.Records, out)
			return
		}
	}
}

// body reads the strings that a body assigns, and stops after its last brace.
func (r *reader) body(out *Record) {
	field := ""
	for depth := 1; depth > 0; {
		switch r.next(); r.token.Kind {
		case syntax.EOF:
			return
		case syntax.LBrace:
			depth++
		case syntax.RBrace:
			depth--
		case syntax.Ident:
			field = r.token.Text
		case syntax.Equal:
			if r.next(); r.token.Kind == syntax.String && depth == 1 && field != "" {
				if out.Strings == nil {
					out.Strings = map[string]string{}
				}
				out.Strings[field] = r.token.Text
			}
			field = ""
			if r.token.Kind == syntax.LBrace {
				depth++
			}
		}
	}
}
