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
// definitions in name.td and of name.cpp. The test is skipped if something is missing and
// the reference is not required.
func Build(t testing.TB, name string) string {
	t.Helper()
	include, tblgen := reftest.Include(t), reftest.Tool(t, "mlir-tblgen")
	compiler, err := exec.LookPath("g++")
	if err != nil {
		reftest.Missing(t, err)
	}
	if _, err := os.Stat(filepath.Join(include, "mlir/Tools/Plugins/DialectPlugin.h")); err != nil {
		reftest.Missing(t, err)
	}
	version, _, _ := reftest.Run(t, tblgen, "", "--version")
	cache, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	cache = filepath.Join(cache, "mica")
	result := filepath.Join(cache, name+"-"+fingerprint(name, version)+".so")
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
	generate(t, name, tblgen, include, dir)
	// The reference is built without type information and without assertions.
	run(t, dir, compiler, "-std=c++17", "-O0", "-DNDEBUG", "-fPIC", "-shared", "-fno-rtti", "-fno-exceptions", "-w",
		"-I"+include, "-I.", name+".cpp", "-o", "plugin.so")
	// Another process may have built the same plugin at the same time.
	if err := os.Rename(filepath.Join(dir, "plugin.so"), result); err != nil {
		t.Fatal(err)
	}
	return result
}

// fingerprint identifies the sources of a plugin and the reference.
func fingerprint(name, version string) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%s\n%s", version, Source(name+".td"), Source(name+".cpp"))
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// generate writes the sources and the output of the generators to a directory.
func generate(t testing.TB, name, tblgen, include, dir string) {
	t.Helper()
	for _, file := range []string{name + ".td", name + ".cpp"} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(Source(file)), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, g := range generators {
		run(t, dir, tblgen, "-I", include, "-gen-"+g, name+".td", "-o", name+"."+g+".inc")
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
