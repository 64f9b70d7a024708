package main

import (
	"fmt"
	"slices"
	"strings"
)

// A target is a system and a processor under the names that Go and the packages have for them.
type target struct {
	os, arch string // Go's
	deb      string // the architecture of Debian, or empty
	node     string // process.platform and process.arch of Node.js: "linux-x64"
	wheel    []string
	nix      string
}

// allTargets returns the targets of a release. Go's programs are static, so that one wheel is right for
// glibc (manylinux) and for musl; Go 1.26 requires macOS 12.
func allTargets() []target {
	linux := func(arch string) []string {
		return []string{"manylinux_2_17_" + arch, "manylinux2014_" + arch, "musllinux_1_1_" + arch}
	}
	return []target{
		{"linux", "amd64", "amd64", "linux-x64", linux("x86_64"), "x86_64-linux"},
		{"linux", "arm64", "arm64", "linux-arm64", linux("aarch64"), "aarch64-linux"},
		{"darwin", "amd64", "", "darwin-x64", []string{"macosx_12_0_x86_64"}, "x86_64-darwin"},
		{"darwin", "arm64", "", "darwin-arm64", []string{"macosx_12_0_arm64"}, "aarch64-darwin"},
		{"windows", "amd64", "", "win32-x64", []string{"win_amd64"}, ""},
		{"windows", "arm64", "", "win32-arm64", []string{"win_arm64"}, ""},
		{"js", "wasm", "", "", nil, ""},
	}
}

// parseTargets returns the targets of these names, SYSTEM/PROCESSOR, in the order of a release.
func parseTargets(names []string) ([]target, error) {
	all := allTargets()
	for _, name := range names {
		if !slices.ContainsFunc(all, func(t target) bool { return t.name() == name }) {
			return nil, fmt.Errorf("unknown target %s", name)
		}
	}
	return slices.DeleteFunc(all, func(t target) bool { return !slices.Contains(names, t.name()) }), nil
}

func (t target) name() string { return t.os + "/" + t.arch }

// dashed returns the form in the names of files.
func (t target) dashed() string { return strings.ReplaceAll(t.name(), "/", "-") }

// exe returns the name of a program's file.
func (t target) exe(program string) string {
	switch t.os {
	case "windows":
		return program + ".exe"
	case "js":
		return program + ".wasm"
	}
	return program
}

// A program has the binaries for a target.
type program struct {
	target
	mica, tblgen []byte // tblgen is the small binary of mlir-tblgen; WebAssembly has none
}
