package docs

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// TestRules compiles the rules of rules.md, and checks that the page has all keywords of PDLL and all directives of DRR.
func TestRules(t *testing.T) {
	text, err := os.ReadFile("rules.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(text)
	for language, suffix := range map[string]string{"pdll": ".pdll", "tablegen": ".td"} {
		m := regexp.MustCompile("(?s)```" + language + "\n(.*?)```").FindStringSubmatch(page)
		if m == nil {
			t.Fatalf("there is no example in %s", language)
		}
		ctx, diags := mica.NewContext(mica.Config{Dialects: std.Natives(), AllowUnregistered: true})
		if ctx == nil {
			t.Fatal(golden.Render(diags))
		}
		set, diags := ctx.Patterns(mica.Text("rules"+suffix, m[1]))
		if set == nil || len(diags) > 0 {
			t.Errorf("%s: %s", language, golden.Render(diags))
		}
	}
	quoted := regexp.MustCompile("`:?[A-Za-z]+").FindAllString(page, -1)
	for _, word := range slices.Concat(syntax.Keywords(), drr.Directives()) {
		if !slices.Contains(quoted, "`"+word) {
			t.Errorf("the page does not have %s", word)
		}
	}
	if n := len(syntax.Keywords()); n < 15 || strings.Contains(strings.Join(syntax.Keywords(), " "), " invalid") {
		t.Errorf("%d keywords: %q", n, syntax.Keywords())
	}
}
