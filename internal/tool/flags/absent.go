package flags

import (
	_ "embed"
	"strings"
)

// absentText has the flags of MLIR's tools that mica's do not have, each with the reason.
//
//go:embed absent.txt
var absentText string

// absent returns why mica has no such flag, or "" for a flag that MLIR's tools do not have either.
func absent(name string) string {
	name, _, _ = strings.Cut(name, "=")
	for line := range strings.Lines(absentText) {
		if flag, why, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": "); flag == name {
			return why
		}
	}
	return ""
}
