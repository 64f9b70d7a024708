package prelude

import (
	"embed"
	"io/fs"
)

//go:embed mlir mica
var files embed.FS

// FS contains the files of the prelude under their include paths. It is searched
// after the directories that a user names.
var FS fs.FS = files

// NativeBody is the value of code fields whose code is not in the prelude.
const NativeBody = "/* native */"
