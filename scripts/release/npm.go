package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"
)

// The programs of the npm packages: one that starts the binary, and one that runs WebAssembly.
var (
	//go:embed assets/mica.js
	npmStart string
	//go:embed assets/wasm.js
	npmWasm string
)

const npmScope = "@mica-ir/"

// npmManifest is a package.json; npm ignores the order of its fields.
type npmManifest struct {
	Name                 string            `json:"name"`
	Version              string            `json:"version"`
	Description          string            `json:"description"`
	License              string            `json:"license"`
	Homepage             string            `json:"homepage"`
	Repository           map[string]string `json:"repository"`
	Bin                  map[string]string `json:"bin,omitempty"`
	Engines              map[string]string `json:"engines,omitempty"`
	OS                   []string          `json:"os,omitempty"`
	CPU                  []string          `json:"cpu,omitempty"`
	PreferUnplugged      bool              `json:"preferUnplugged,omitempty"` // Yarn shall unpack the binary
	OptionalDependencies map[string]string `json:"optionalDependencies,omitempty"`
}

func (s *source) npmManifest(name, description string) npmManifest {
	return npmManifest{Name: npmScope + name, Version: s.plain(), Description: description, License: "Apache-2.0", Homepage: homepage,
		Repository: map[string]string{"type": "git", "url": "git+" + homepage + ".git"}}
}

// npm makes a package for each target and the package mica, of whose optional dependencies npm installs the
// one for the machine. The systems that a field allows or excludes are a conjunction with the processors, so two packages have the
// WebAssembly: for other systems, and for other processors.
func npm(s *source, programs []program) (files, error) {
	out := files{}
	main := s.npmManifest("mica", "MLIR's declarative half: dialects, rewrite rules and IR without LLVM")
	main.Bin, main.Engines = map[string]string{"mica": "bin/mica.js"}, map[string]string{"node": ">=18"}
	main.OptionalDependencies = map[string]string{}
	add := func(m npmManifest, entries ...entry) error {
		name, data, err := npmPackage(s, m, entries)
		out[name] = data
		if m.Name != main.Name {
			main.OptionalDependencies[m.Name] = m.Version
		}
		return err
	}
	for _, p := range programs {
		if p.os == "js" {
			continue
		}
		system, cpu, _ := strings.Cut(p.node, "-")
		m := s.npmManifest("mica-"+p.node, "mica for "+system+" on "+cpu)
		m.OS, m.CPU, m.PreferUnplugged = []string{system}, []string{cpu}, true
		if err := add(m, executable("bin/"+p.exe("mica"), p.mica)); err != nil {
			return nil, err
		}
	}
	for _, p := range programs {
		if p.os != "js" {
			continue
		}
		entries := []entry{file("mica.wasm", p.mica), file("wasm_exec.js", s.texts["wasm_exec.js"]), text("wasm.js", npmWasm)}
		systems := s.npmManifest("mica-wasm-systems", "mica as WebAssembly for other systems")
		systems.OS, systems.PreferUnplugged = []string{"!linux", "!darwin", "!win32"}, true
		processors := s.npmManifest("mica-wasm-processors", "mica as WebAssembly for other processors")
		processors.CPU, processors.PreferUnplugged = []string{"!x64", "!arm64"}, true
		for _, m := range []npmManifest{systems, processors} {
			if err := add(m, entries...); err != nil {
				return nil, err
			}
		}
	}
	err := add(main, executable("bin/mica.js", []byte(npmStart)))
	return out, err
}

// npmPackage packs a package under the name that npm pack gives it.
func npmPackage(s *source, m npmManifest, entries []entry) (name string, data []byte, err error) {
	manifest, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return "", nil, err
	}
	all := []entry{file("package.json", append(manifest, '\n')), file("LICENSE", s.texts["LICENSE"]), file("NOTICES", s.texts["NOTICES"]),
		text("README.md", fmt.Sprintf("# %s\n\n%s. See <%s>.\n", m.Name, m.Description, homepage))}
	data, err = packTarGzip("package/", append(all, entries...), s.time)
	return strings.ReplaceAll(strings.TrimPrefix(m.Name, "@"), "/", "-") + "-" + m.Version + ".tgz", data, err
}
