package action

import "strings"

// ShortName returns a name that MLIR's tools print for a pattern without its namespaces, those in template arguments
// included: "Lowering<AddOp, FAddOp>" for "(anonymous namespace)::Lowering<mlir::arith::AddOp, mlir::LLVM::FAddOp>".
func ShortName(name string) string {
	if !strings.Contains(name, "::") {
		return name
	}
	name = strings.ReplaceAll(name, "(anonymous namespace)::", "")
	var b strings.Builder
	start := 0 // of the identifier that is being read
	for i := 0; i < len(name); i++ {
		switch c := name[i]; {
		case strings.HasPrefix(name[i:], "::"):
			i++
			start = i + 1
		case c == '<' || c == '>' || c == ',' || c == ' ' || c == '&' || c == '(' || c == ')':
			b.WriteString(name[start : i+1])
			start = i + 1
		}
	}
	b.WriteString(name[start:])
	return b.String()
}
