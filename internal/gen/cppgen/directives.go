package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/tablegen"
)

// directives writes definitions of enumerations for the values of the clauses of OpenMP or
// OpenACC, from LLVM's definitions.
func directives(w *emit.Writer, in *backend.Input) error {
	dialect := in.Options.Directives
	if dialect == "" {
		return diag.List{{Message: "a dialect must be selected for the directives via '--directives-dialect'", Bare: true}}
	}
	for _, class := range []string{"DirectiveLanguage", "Clause"} {
		if err := in.RequireClass(class); err != nil {
			return err
		}
	}
	languages := in.Module.Records.DerivedFrom("DirectiveLanguage")
	for _, c := range in.Module.Records.DerivedFrom("Clause") {
		values, _ := c.List("allowedClauseValues")
		if len(values) == 0 {
			continue
		}
		if len(languages) == 0 {
			return recordError(c, "the clause has values, but no DirectiveLanguage is defined")
		}
		name := backend.Field(c, "enumClauseValue")
		w.Fill(clauseEnum, "name", name, "lower", strings.ToLower(name), "dialect", dialect,
			"namespace", backend.Field(languages[0], "cppNamespace"), "cases", strings.Join(clauseCases(w, name, values), ", "))
	}
	return nil
}

// clauseCases writes the cases of the values that users can write and returns their names.
func clauseCases(w *emit.Writer, enum string, values []tablegen.Value) []string {
	var cases []string
	for i, v := range values {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			continue
		}
		if user, _ := d.Rec.Bool("isUserValue"); !user {
			continue
		}
		text := strings.ReplaceAll(backend.Field(d.Rec, "name"), " ", "_")
		symbol := strings.ToLower(text)
		if symbol != "" {
			symbol = strings.ToUpper(symbol[:1]) + symbol[1:]
		}
		cases = append(cases, enum+text)
		w.Text(fmt.Sprintf("def %s : I32EnumAttrCase<\"%s\", %d, \"%s\">;\n", enum+text, symbol, i, text))
	}
	return cases
}

const clauseEnum = `def $name: I32EnumAttr<
  "Clause$name",
  "$name Clause",
  [$cases]> {
    let cppNamespace = "::mlir::$namespace";
    let genSpecializedAttr = 0;
}
def $(name)Attr : EnumAttr<$(dialect)_Dialect, $name, "$lower">;
`
