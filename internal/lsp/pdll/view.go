package pdll

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	tool "github.com/mica-ir/mica/internal/tool/pdll"
)

// view returns the tree, the pdl dialect or the C++ of a text, "" if it has errors.
func (a *analysis) view(kind string) (string, error) {
	var b strings.Builder
	if a.list.HasErrors() {
		return "", nil
	}
	if err := tool.Write(&b, a.module, kind, asm.Options{DebugInfo: true}); err != nil {
		return "", err
	}
	return b.String(), nil
}
