package syntax

import "testing"

// TestKeywords checks that the list of keywords has one for each kind of token that is one.
func TestKeywords(t *testing.T) {
	found := map[Kind]bool{}
	for _, word := range Keywords() {
		found[keyword([]byte(word))] = true
	}
	for k := KwAttrExpr; k <= KwTypeExpr; k++ {
		if !found[k] {
			t.Errorf("no keyword is of kind %v", k)
		}
	}
	for k := KwAttr; k <= KwWith; k++ {
		if !found[k] {
			t.Errorf("no keyword is of kind %v", k)
		}
	}
	if found[Ident] || len(found) != len(Keywords()) {
		t.Errorf("%q", Keywords())
	}
}
