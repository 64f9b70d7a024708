package plugin

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

//go:embed testdata
var sources embed.FS

// Source returns the text of a definition file, "properties.td".
func Source(name string) string {
	text, err := sources.ReadFile(path.Join("testdata", name))
	if err != nil {
		panic(err)
	}
	return string(text)
}

// generators lists the generators of mlir-tblgen whose output a plugin includes.
var generators = []string{
	"dialect-decls", "dialect-defs", "enum-decls", "enum-defs", "attrdef-decls", "attrdef-defs", "typedef-decls", "typedef-defs",
	"op-interface-decls", "op-interface-defs", "attr-interface-decls", "attr-interface-defs", "type-interface-decls",
	"type-interface-defs", "op-decls", "op-defs",
}

// Build returns the path of a plugin, for mlir-opt's --load-dialect-plugin: that of the
// definitions in name.td and of name.cpp, with name.h if there is one. The test is skipped if something is missing and
// the reference is not required.
func Build(t testing.TB, name string) string {
	t.Helper()
	files := []string{name + ".cpp", name + ".td"}
	if _, err := sources.Open(path.Join("testdata", name+".h")); err == nil {
		files = append(files, name+".h")
	}
	return build(t, name, files, func(with tools, dir string) {
		generate(t, with, name, dir)
	})
}

// tools has the directories of the tools that build plugins.
type tools struct{ include, bin string }

// build returns the path of the plugin that is compiled from the first of some sources, all of
// testdata or texts. It calls prepare to write further files to the directory. Plugins are kept in
// the user's cache directory.
func build(t testing.TB, name string, files []string, prepare func(with tools, dir string), texts ...string) string {
	t.Helper()
	with := tools{include: reftest.Include(t), bin: filepath.Dir(reftest.Tool(t, "mlir-tblgen"))}
	compiler, err := exec.LookPath("g++")
	if err != nil {
		reftest.Missing(t, err)
	}
	if _, err := os.Stat(filepath.Join(with.include, "mlir/Tools/Plugins/DialectPlugin.h")); err != nil {
		reftest.Missing(t, err)
	}
	version, _, _ := reftest.Run(t, reftest.Tool(t, "mlir-tblgen"), "", "--version")
	cache, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	cache = filepath.Join(cache, "mica")
	h := sha256.New()
	fmt.Fprintf(h, "%q", version)
	for _, f := range files {
		fmt.Fprintf(h, "%q", Source(f))
	}
	for _, text := range texts {
		fmt.Fprintf(h, "%q", text)
	}
	result := filepath.Join(cache, name+"-"+hex.EncodeToString(h.Sum(nil)[:8])+".so")
	if _, err := os.Stat(result); err == nil {
		return result
	}
	if err := os.MkdirAll(cache, 0o777); err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp(cache, "build")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	for _, f := range files {
		write(t, filepath.Join(dir, f), Source(f))
	}
	prepare(with, dir)
	// The reference is built without type information and without assertions.
	run(t, dir, compiler, "-std=c++17", "-O0", "-DNDEBUG", "-fPIC", "-shared", "-fno-rtti", "-fno-exceptions", "-w",
		"-I"+with.include, "-I.", files[0], "-o", "plugin.so")
	// Another process may have built the same plugin at the same time.
	if err := os.Rename(filepath.Join(dir, "plugin.so"), result); err != nil {
		t.Fatal(err)
	}
	return result
}

// generate writes the output of the generators to a directory.
func generate(t testing.TB, with tools, name, dir string) {
	t.Helper()
	for _, g := range generators {
		run(t, dir, filepath.Join(with.bin, "mlir-tblgen"), "-I", with.include, "-gen-"+g, name+".td", "-o", name+"."+g+".inc")
	}
}

func write(t testing.TB, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// run runs a command that must succeed.
func run(t testing.TB, dir, tool string, args ...string) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), tool, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, out)
	}
}
