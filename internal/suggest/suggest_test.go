package suggest

import "testing"

func TestDidYouMean(t *testing.T) {
	names := []string{"FoldAdd", "FoldMul", "Canonicalize", "x", ""}
	for name, want := range map[string]string{
		"FoldAd":       "; did you mean 'FoldAdd'?",
		"foldMul":      "; did you mean 'FoldMul'?",
		"Fold":         "",
		"canonicalise": "; did you mean 'Canonicalize'?",
		"FoldAul":      "; did you mean 'FoldMul'?",
		"y":            "; did you mean 'x'?",
		"":             "; did you mean 'x'?",
	} {
		if got := DidYouMean(name, names); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
