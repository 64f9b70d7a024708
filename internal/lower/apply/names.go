package apply

import (
	_ "embed"
	"strings"

	"github.com/mica-ir/mica/rewrite"
)

// names.txt has the names of MLIR's patterns: a section for each kind of lowering, and lines with the name that the
// pattern has here, which is mostly that of its operation, and MLIR's.
//
//go:embed names.txt
var names string

// sections are the parts of names.txt by the end of the argument of a pass.
var sections = [...]struct{ suffix, section string }{
	{"-to-llvm", "llvm"}, {"-to-spirv", "spirv"}, {"-to-emitc", "emitc"}, {"-to-libm", "libm"}, {"-to-funcs", "funcs"},
	{"-to-cf", "cf"}, {"-to-standard", "complex"}, {"-shape-to-std", "shape"}, {"-shape-constraints", "shape"},
	{"-to-affine-loops", "affine-loops"}, {"-to-loops", "loops"}, {"-to-parallel-loops", "parallel-loops"},
	{"arith-expand", "arith-expand"}, {"lower-affine", "affine"}, {"affine-expand-index-ops", "affine"},
}

// section returns the part of names.txt for a pass, or "".
func section(argument string) string {
	for _, s := range sections {
		if !strings.HasSuffix(argument, s.suffix) {
			continue
		}
		_, part, _ := strings.Cut(names, "["+s.section+"]")
		part, _, _ = strings.Cut(part, "\n[")
		return part
	}
	return ""
}

// rename gives the patterns of a pass the names that they have in MLIR, by which its users know them from logs. The
// names that they had become labels.
func rename(argument string, patterns []*rewrite.Pattern) {
	part := section(argument)
	if part == "" {
		return
	}
	for _, p := range patterns {
		_, rest, ok := strings.Cut(part, "\n"+p.Name+" = ")
		if !ok {
			continue
		}
		name, _, _ := strings.Cut(rest, "\n")
		p.Name, p.Labels = name, append(p.Labels[:len(p.Labels):len(p.Labels)], p.Name)
	}
}
