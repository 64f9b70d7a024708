package server

import (
	"unicode/utf16"

	"go.lsp.dev/protocol"
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
	help := &protocol.SignatureHelp{Signatures: []protocol.SignatureInformation{}, ActiveSignature: new(uint32), ActiveParameter: protocol.NewNullable[uint32](0)}
	a, ok := q.analysis.(Signer)
	if !ok {
		return help, nil
	}
	s := a.Signature(q.at)
	if s == nil {
		return help, nil
	}
	help.ActiveParameter = protocol.NewNullable(uint32(s.Active))
	for _, sig := range s.List {
		info := protocol.SignatureInformation{Label: sig.Label}
		if sig.Doc != "" {
			info.Documentation = protocol.String(sig.Doc)
		}
		for _, p := range sig.Params {
			param := protocol.ParameterInformation{Label: protocol.ParameterInformationLabelTuple{units(sig.Label[:p.Start]), units(sig.Label[:p.End])}}
			if p.Doc != "" {
				param.Documentation = protocol.String(p.Doc)
			}
			info.Parameters = append(info.Parameters, param)
		}
		help.Signatures = append(help.Signatures, info)
	}
	return help, nil
}

// units returns the length of a text in UTF-16 code units.
func units(s string) uint32 { return uint32(len(utf16.Encode([]rune(s)))) }
