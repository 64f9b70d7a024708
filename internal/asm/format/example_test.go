package format_test

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
)

// A format is checked against the signature of its operation.
func ExampleParse() {
	sig := &format.Signature{
		Name:       "toy.add",
		Operands:   []format.Value{{Name: "lhs"}, {Name: "rhs"}},
		Results:    []format.Value{{Name: "sum"}},
		Attributes: []format.Attribute{{Name: "exact", Optional: true, Unit: true}},
		Equations:  []format.Equation{{Kind: format.AllTypesMatch, Names: []string{"lhs", "rhs", "sum"}}},
	}
	prog, errs := format.Parse("$lhs `,` $rhs (`exact` $exact^)? attr-dict `:` type($sum)", sig)
	fmt.Println(len(errs), "errors;", len(prog.Elements), "elements")
	fmt.Println(prog.Dump(sig))

	const wrong = "$lhs `,` $rhs attr-dict"
	_, errs = format.Parse(wrong, sig)
	fmt.Println(format.Diagnostics(wrong, errs, diag.Place{Name: "toy.td", Line: 7, Col: 5}))
	// Output:
	// 0 errors; 7 elements
	// _$lhs
	// `,`
	// _$rhs
	// optional elided $exact
	//   _`exact`
	//   elided $exact
	// attr-dict
	// _`:`
	// _type($sum)
	// type of operand $lhs is that of $sum
	// type of operand $rhs is that of $sum
	//
	// error: type of result #0, named 'sum', is not buildable and a buildable type cannot be inferred
}
