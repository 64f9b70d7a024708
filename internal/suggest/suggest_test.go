package suggest

import "testing"

func TestDidYouMean(t *testing.T) {
	names := []string{"FoldAdd", "FoldMul", "Canonicalize", "doc", "for", "x", ""}
	for name, want := range map[string]string{
		"FoldAd":       "; did you mean 'FoldAdd'?",
		"foldMul":      "; did you mean 'FoldMul'?",
		"Fold":         "",
		"canonicalise": "; did you mean 'Canonicalize'?",
		"FoldAul":      "; did you mean 'FoldMul'?",
		"FlodAdd":      "; did you mean 'FoldAdd'?",
		"fog":          "; did you mean 'for'?",
		"oof":          "",
		"canonicali":   "; did you mean 'Canonicalize'?",
		"Canonical":    "; did you mean 'Canonicalize'?",
		"fur":          "; did you mean 'for'?",
		"y":            "",
		"":             "",
	} {
		if got := DidYouMean(name, names); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
