// Package protocol has the messages of the language server protocol that the server sends and
// receives, with those parts that it uses. A package with all of the protocol is the largest
// of the program, and takes longer to compile than any other.
//
// The names are those of the specification. A part that may have several types is an any; an
// optional part is omitted if it is the zero value.
package protocol

import (
	"bytes"
	"encoding/json"
)

// Marshal returns the JSON of a value, in which HTML is not escaped.
func Marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}
