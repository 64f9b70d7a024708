package main

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"strings"
)

// The modules of the Python packages.
var (
	//go:embed assets/mica_ir.py
	pythonModule string
	//go:embed assets/mica_ir_tools.py
	pythonTools string
)

// wheels makes a wheel with the binary for each target, and one with programs under the names of MLIR's tools, which the extra
// "tools" of the first installs.
func wheels(s *source, programs []program) (files, error) {
	version, err := s.python()
	if err != nil {
		return nil, err
	}
	out := files{}
	for _, p := range programs {
		if len(p.wheel) == 0 {
			continue
		}
		w := &wheel{source: s, name: "mica_ir", version: version, summary: "MLIR's declarative half: dialects, rewrite rules and IR without LLVM", platforms: p.wheel,
			metadata: "Provides-Extra: tools\nRequires-Dist: mica-ir-tools==" + version + "; extra == \"tools\"\n"}
		w.entries = []entry{
			text("mica_ir/__init__.py", pythonModule),
			text("mica_ir/__main__.py", "import sys\n\nimport mica_ir\n\nsys.exit(mica_ir.run(\"mica\", sys.argv[1:]))\n"),
			executable("mica_ir-"+version+".data/scripts/"+p.exe("mica"), p.mica),
		}
		if err := w.write(out); err != nil {
			return nil, err
		}
	}
	var points strings.Builder
	points.WriteString("[console_scripts]\n")
	for _, name := range names() {
		fmt.Fprintf(&points, "%s = mica_ir_tools:main\n", name)
	}
	w := &wheel{source: s, name: "mica_ir_tools", version: version, summary: "mica under the names of MLIR's tools", platforms: []string{"any"},
		metadata: "Requires-Dist: mica-ir==" + version + "\n", points: points.String()}
	w.entries = []entry{text("mica_ir_tools/__init__.py", pythonTools)}
	err = w.write(out)
	return out, err
}

// A wheel is a Python package in the binary distribution format, a zip file.
type wheel struct {
	*source
	name, version, summary string
	platforms              []string
	metadata               string // further lines
	points                 string // entry_points.txt
	entries                []entry
}

// write packs the wheel. RECORD lists the checksums of the other files, and is the last.
func (w *wheel) write(out files) error {
	info := w.name + "-" + w.version + ".dist-info/"
	pure := w.platforms[0] == "any"
	var tags strings.Builder
	for _, p := range w.platforms {
		fmt.Fprintf(&tags, "Tag: py3-none-%s\n", p)
	}
	entries := append(w.entries,
		text(info+"METADATA", fmt.Sprintf("Metadata-Version: 2.4\nName: %s\nVersion: %s\nSummary: %s\nHome-page: %s\nLicense-Expression: Apache-2.0\nLicense-File: LICENSE\nLicense-File: NOTICES\nRequires-Python: >=3.8\n%s",
			strings.ReplaceAll(w.name, "_", "-"), w.version, w.summary, homepage, w.metadata)),
		text(info+"WHEEL", fmt.Sprintf("Wheel-Version: 1.0\nGenerator: mica\nRoot-Is-Purelib: %t\n%s", pure, tags.String())),
		file(info+"licenses/LICENSE", w.texts["LICENSE"]),
		file(info+"licenses/NOTICES", w.texts["NOTICES"]),
	)
	if w.points != "" {
		entries = append(entries, text(info+"entry_points.txt", w.points))
	}
	var record strings.Builder
	for _, e := range entries {
		sum := sha256.Sum256(e.data)
		fmt.Fprintf(&record, "%s,sha256=%s,%d\n", e.name, base64.RawURLEncoding.EncodeToString(sum[:]), len(e.data))
	}
	fmt.Fprintf(&record, "%sRECORD,,\n", info)
	data, err := packZip("", append(entries, text(info+"RECORD", record.String())), w.time)
	out[fmt.Sprintf("%s-%s-py3-none-%s.whl", w.name, w.version, strings.Join(w.platforms, "."))] = data
	return err
}
