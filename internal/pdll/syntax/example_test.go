package syntax_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

// Parse parses the whole text in spite of errors.
func ExampleParse() {
	file := syntax.Parse(source.NewFile("rules.pdll", []byte(`
Pattern First with benefit(2) => erase op<toy.nop>;
Pattern Second { let x = ; erase x; }
Pattern Third => erase op<toy.print>;
`)))
	for _, item := range file.Items {
		if p, ok := item.(*syntax.Pattern); ok {
			fmt.Println(file.Text(p.Name.Range), "has benefit", p.Benefit, "and", len(p.Body.Stmts), "statements")
		}
	}
	for _, p := range file.Problems {
		fmt.Println(p.Diag.Error())
	}
	// Output:
	// First has benefit 2 and 1 statements
	// Second has benefit 0 and 2 statements
	// Third has benefit 0 and 1 statements
	// rules.pdll:3:26: error: expected expression
}
