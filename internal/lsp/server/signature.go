package server

import (
	"unicode/utf16"

	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// A Signer describes the list of arguments around an offset.
type Signer interface{ Signature(at uint32) *Signatures }

// Signatures are the signatures that a list of arguments may have.
type Signatures struct {
	List   []Signature
	Active int // number of the argument
}

// A Signature describes the parameters for a list of arguments.
type Signature struct {
	Label  string
	Doc    string
	Params []Parameter
}

// A Parameter is the part [Start, End) of the label of a signature.
type Parameter struct {
	Start, End int
	Doc        string
}

func signatureHelp(q *query) (any, error) {
	help := &protocol.SignatureHelp{Signatures: []protocol.SignatureInformation{}}
	a, ok := q.analysis.(Signer)
	if !ok {
		return help, nil
	}
	s := a.Signature(q.at)
	if s == nil {
		return help, nil
	}
	help.ActiveParameter = uint32(s.Active)
	for _, sig := range s.List {
		info := protocol.SignatureInformation{Label: sig.Label, Documentation: sig.Doc}
		for _, p := range sig.Params {
			label := [2]uint32{units(sig.Label[:p.Start]), units(sig.Label[:p.End])}
			info.Parameters = append(info.Parameters, protocol.ParameterInformation{Label: label, Documentation: p.Doc})
		}
		help.Signatures = append(help.Signatures, info)
	}
	return help, nil
}

// units returns the length of a text in UTF-16 code units.
func units(s string) uint32 { return uint32(len(utf16.Encode([]rune(s)))) }
