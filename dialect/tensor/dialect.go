package tensor

import "embed"

// Definitions are the .td files that define the dialect.
//
//go:embed *.td
var Definitions embed.FS
