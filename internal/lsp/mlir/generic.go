package mlir

import (
	"encoding/json"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/lsp/server"
)

// viewGeneric returns the generic form of a document.
func viewGeneric(_ *server.Workspace, _ string, _ *server.Text, an server.Analysis, _ json.RawMessage) (any, error) {
	a, ok := an.(*analysis)
	if !ok {
		return nil, server.Failed("language server does not contain an entry for this source file")
	}
	var parts []string
	for _, p := range a.parts {
		if p.op == nil {
			return nil, server.Failed("expected a single and valid top-level operation, please ensure there are no errors")
		}
		parts = append(parts, asm.String(p.op, asm.Options{Generic: true})+"\n")
	}
	return converted{strings.Join(parts, "\n"+marker+"\n")}, nil
}
