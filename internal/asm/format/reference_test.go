package format

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
)

const formatIntroduction = `# assemblyFormat

The declarative syntax of operations, types and attributes (` + "`let assemblyFormat = \"...\"`" + `). This page is generated; the directives are those
that the parser of formats knows.

| element | where | meaning |
| --- | --- | --- |
| ` + "`` `keyword` `` or `` `,` ``" + ` | everywhere | text that is parsed and printed as it is: an identifier or one of ` + "`: , = < > ( ) { } [ ] ? + * -> \\|`" + ` and the like |
| ` + "`` ` ` ``, `` `\\n` ``, `` `` ``" + ` | everywhere | a blank, a line break, no blank: only printed |
| ` + "`$name`" + ` | everywhere | an operand, attribute, property, region, successor or parameter of that name |
| ` + "`( a $b^ c )?`" + ` | everywhere | an optional group: printed if the element marked with ` + "`^`" + ` is present, parsed if its first element is |
| ` + "`( a ^ ) : ( b )?`" + ` | everywhere | the elements after the colon are parsed and printed if the group is absent |
`

// meanings explains the directives.
var meanings = map[string][2]string{
	"attr-dict":              {"operations", "the dictionary of the attributes that nothing else in the format shows"},
	"attr-dict-with-keyword": {"operations", "the same after the keyword `attributes`, which is absent with it"},
	"prop-dict":              {"operations", "the properties that nothing else in the format shows, as `<{...}>`"},
	"custom":                 {"everywhere", "`custom<Name>($a, type($b), ref($c), \"text\")`: syntax by the C++ functions `parseName` and `printName`"},
	"functional-type":        {"operations", "`functional-type($ins, $outs)`: a function type of the types of two lists"},
	"oilist":                 {"operations", "``oilist(`a` $x | `b` $y)``: clauses in any order, each at most once"},
	"operands":               {"operations", "all operands"},
	"params":                 {"types, attributes", "all parameters"},
	"qualified":              {"everywhere", "`qualified(type($x))` or `qualified($attr)`: the type or attribute with `!dialect.` or `#dialect.` before it"},
	"ref":                    {"in `custom`", "something that the format has parsed before, as an argument"},
	"regions":                {"operations", "all regions"},
	"results":                {"in `type`", "all results"},
	"struct":                 {"types, attributes", "`struct($a, $b)` or `struct(params)`: a list of `name = value` in any order"},
	"successors":             {"operations", "all successors"},
	"type":                   {"operations", "`type($x)`, `type(operands)`, `type(results)`: the types of values"},
}

// TestReference writes the reference page of formats.
func TestReference(t *testing.T) {
	var b strings.Builder
	b.WriteString(formatIntroduction)
	for _, name := range slices.Sorted(maps.Keys(keywords)) {
		m, ok := meanings[name]
		if !ok {
			t.Errorf("the directive %s is not explained", name)
		}
		b.WriteString("| `" + name + "` | " + m[0] + " | " + m[1] + " |\n")
	}
	golden.Compare(t, filepath.Join("../../..", "docs", "reference", "formats.md"), b.String())
}
