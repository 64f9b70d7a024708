package format

import (
	"bytes"
	"regexp"
)

// mlir returns the layout of MLIR's textual form. The syntax of operations is their own, so
// only blocks and the names with which operations start are recognized.
func mlir() *language {
	operation := regexp.MustCompile(`^(%|"|\^|[#!][A-Za-z_][\w.$-]*\s*=|[A-Za-z_][\w$]*\.[A-Za-z_]|(module|func|return|unrealized_conversion_cast)\b)`)
	label := regexp.MustCompile(`^\^[\w$.-]+\s*(\(.*\))?\s*:\s*(//.*)?$`)
	return &language{
		marker: "// -----",
		starts: func(line, prev []byte) bool {
			// An operand or a type may follow these on the next line.
			open := len(prev) > 0 && bytes.IndexByte([]byte(",=:"), prev[len(prev)-1]) >= 0 || bytes.HasSuffix(prev, []byte("->"))
			return !open && operation.Match(line)
		},
		label: label.Match,
	}
}

// pdll returns the layout of PDLL. A block of a region can begin with a label, as in MLIR.
func pdll() *language {
	label := regexp.MustCompile(`^\^\w+\s*(\(.*\))?\s*:\s*(//.*)?$`)
	return &language{
		code: true,
		starts: func(_, prev []byte) bool {
			return len(prev) == 0 || prev[len(prev)-1] == ';' || prev[len(prev)-1] == '}' || label.Match(prev)
		},
		label: label.Match,
	}
}
