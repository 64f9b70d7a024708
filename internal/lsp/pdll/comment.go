package pdll

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/source"
)

// comment adds the comment that precedes a declaration.
func comment(b *strings.Builder, f *source.File, at uint32) {
	if f == nil {
		return
	}
	if doc := server.Comment(f, at); doc != "" {
		fmt.Fprintf(b, "\n%s\n", doc)
	}
}
