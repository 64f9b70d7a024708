package main

import (
	"bytes"
	"embed"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing/fstest"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// sourceVariable is the environment variable with the mlir directory of LLVM's sources.
const sourceVariable = "MICA_MLIR_SOURCE"

//go:embed overlay
var overlayFiles embed.FS

// cppFiles are the C++ sources of the test dialect and of its patterns.
var cppFiles = []string{"TestOpDefs.cpp", "TestDialect.cpp", "TestTypes.cpp", "TestAttributes.cpp", "TestTraits.cpp", "TestOpsSyntax.cpp", "TestFormatUtils.cpp"}

// config returns the configuration of the tool, for sources in a directory.
func config(dir string) opt.Config {
	u := upstream{dir}
	natives := &rewrite.Natives{}
	conversion.AddNatives(natives)
	c := opt.Config{
		Dialects:    append(all.Natives(), testDialect()),
		Definitions: []mica.Source{mica.FS(u.tree(), "TestOps.td"), mica.FS(u.tree(), "TestOpsSyntax.td")},
		Passes:      u.passes(),
		Pipelines:   pipelines(),
		Natives:     natives,
	}
	for _, name := range cppFiles {
		c.Sources = append(c.Sources, mica.File(filepath.Join(u.testDialect(), name)))
	}
	// Functions in Go would not take precedence over those of the source.
	patterns := filepath.Join(u.testDialect(), "TestPatterns.cpp")
	if text, err := os.ReadFile(patterns); err == nil {
		c.Sources = append(c.Sources, mica.Text(patterns, strings.Replace(string(text), "opMTest(", "opMTestInCpp(", 1)))
	}
	return c
}

// testDialect returns the Go code of the test dialect.
func testDialect() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "test",
		Register:  functions(),
		Ops:       ops(),
		Types:     types(),
		Complete: func(d *ir.Dialect) {
			d.AllowUnknownOps, d.FallbackSyntax = true, fallbackSyntax
			d.Ops = append(d.Ops, dynamicOps(d)...)
			completeTypes(d)
		},
	}
}

// ops are the operations whose hooks are in Go.
func ops() map[string]dialect.Op {
	all := rangeOps()
	maps.Copy(all, effectOps())
	maps.Copy(all, syntaxOps())
	return all
}

// upstream is the mlir directory of LLVM's sources.
type upstream struct{ dir string }

func (u upstream) testDialect() string { return filepath.Join(u.dir, "test", "lib", "Dialect", "Test") }

// tree returns the files by their include paths: the test dialect, and the files that this
// version lacks or defines differently. The rest is of this version.
func (u upstream) tree() fs.FS {
	overlay, err := fs.Sub(overlayFiles, "overlay")
	if err != nil {
		panic(err)
	}
	return layers{
		os.DirFS(u.testDialect()),
		overlay,
		properties(),
		u.older(),
	}
}

// layers are file systems. A file is read from the first one that has it.
type layers []fs.FS

func (l layers) Open(name string) (fs.File, error) {
	for _, one := range l {
		f, err := one.Open(name)
		if !errors.Is(err, fs.ErrNotExist) {
			return f, err
		}
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// older returns the files of the sources that the test dialect needs in their version: newer
// versions have no CopyOpInterface, and their DataLayoutOpInterface requires more methods. The
// other interfaces of data layouts are those of this version, which its dialects need.
func (u upstream) older() fs.FS {
	const copies, layouts = "mlir/Interfaces/CopyOpInterface.td", "mlir/Interfaces/DataLayoutInterfaces.td"
	include := os.DirFS(filepath.Join(u.dir, "include"))
	files := fstest.MapFS{}
	if text, err := fs.ReadFile(include, copies); err == nil {
		files[copies] = &fstest.MapFile{Data: text}
	}
	older, err := fs.ReadFile(include, layouts)
	text, preludeErr := fs.ReadFile(prelude.FS, layouts)
	if err == nil && preludeErr == nil {
		if from, to := layoutInterface.FindIndex(text), layoutInterface.Find(older); from != nil && to != nil {
			text = slices.Concat(text[:from[0]], to, text[from[1]:])
		}
		// An installed LLVM that takes precedence lacks the prelude's name for bodies in Go.
		files[layouts] = &fstest.MapFile{Data: bytes.ReplaceAll(text, []byte("_native"), []byte(`"`+prelude.NativeBody+`"`))}
	}
	return files
}

// layoutInterface matches the definition of DataLayoutOpInterface.
var layoutInterface = regexp.MustCompile(`(?s)\ndef DataLayoutOpInterface\b.*?\n}\n`)

// arrayProperty is the class ArrayProperty as the sources use it, with a C++ type and a
// length.
const arrayProperty = `class ArrayProperty<string elem, int n> : Property<elem # "[" # n # "]"> {
  let interfaceType = "::llvm::ArrayRef<" # elem # ">";
}
`

// properties returns the prelude's file of properties with the older ArrayProperty.
func properties() fs.FS {
	const name = "mlir/IR/Properties.td"
	text, err := fs.ReadFile(prelude.FS, name)
	if err != nil {
		panic(err)
	}
	before, after, _ := bytes.Cut(text, []byte("class ArrayProperty<"))
	_, after, _ = bytes.Cut(after, []byte(";\n"))
	return fstest.MapFS{name: {Data: append(append(bytes.Clone(before), arrayProperty...), after...)}}
}
