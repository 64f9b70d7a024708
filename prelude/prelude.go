package prelude

import (
	"embed"
	"io/fs"
)

//go:embed mlir
var files embed.FS

// FS has the files of the prelude under their include paths. It is searched
// after the directories that a user names.
var FS fs.FS = files

// NativeBody is the text of code fields whose code is not in the prelude.
const NativeBody = "/* native */"
