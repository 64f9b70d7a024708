package transforms

import (
	"embed"
	"sync"

	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/load"
)

//go:embed Passes.td
var files embed.FS

// makers are the passes by the names of their records.
var makers = load.Makers{
	"Canonicalizer": func() pass.Pass { return &canonicalizer{} },
	"CSE":           func() pass.Pass { return &cse{} },
}

// Definitions returns the passes.
func Definitions() []*pass.Definition { return definitions() }

var definitions = sync.OnceValue(func() []*pass.Definition {
	defs, diags := load.Definitions(files, "Passes.td", makers)
	if diags.HasErrors() {
		panic(diags) // the declarations do not fit the passes, which a test checks
	}
	return defs
})
