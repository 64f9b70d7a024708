package server

import (
	"fmt"
	"testing"
)

// TestFitting bounds a list that the word before the position also filters.
func TestFitting(t *testing.T) {
	var list []Completion
	for i := range 2 * maxCompletions {
		list = append(list, Completion{Label: fmt.Sprintf("Name%d", i), Sort: fmt.Sprint(i % 2)})
	}
	if got := fitting(list, ""); len(got) != maxCompletions || got[0].Label != "Name0" || got[1].Label != "Name2" {
		t.Errorf("%d of all, %s first", len(got), got[0].Label)
	}
	list[7].Filter = "other"
	for word, want := range map[string]int{"name42": 1, "NAME4242": 1, "oth": 1, "nmx": 0} {
		got := fitting(list, word)
		n := 0
		for _, c := range got {
			if c.Label == "Name42" && word == "name42" || c.Label == "Name4242" && word == "NAME4242" || c.Label == "Name7" && word == "oth" {
				n++
			}
		}
		if n != want || want == 0 && len(got) > 0 {
			t.Errorf("%s: %d completions, %d wanted ones", word, len(got), n)
		}
	}
}
