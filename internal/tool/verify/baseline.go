package verify

import (
	"fmt"
	"os"
	"strings"

	"github.com/mica-ir/mica/source"
)

// A baseline lists the rules that are known to be refuted.
type baseline struct {
	file  string
	names []string
	lines map[string]int
	seen  map[string]bool
}

// readBaseline reads a file with one name on each line; a # starts a comment. Without a file the
// baseline is empty.
func readBaseline(file string) (*baseline, error) {
	b := &baseline{file: file, lines: map[string]int{}, seen: map[string]bool{}}
	if file == "" {
		return b, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("cannot open baseline '%s': %s", file, source.Reason(err))
	}
	for i, line := range strings.Split(string(text), "\n") {
		line, _, _ = strings.Cut(line, "#")
		if name := strings.TrimSpace(line); name != "" {
			b.names = append(b.names, name)
			b.lines[name] = i + 1
		}
	}
	return b, nil
}

// known reports whether a rule that is refuted is in the list.
func (b *baseline) known(name string) bool {
	_, ok := b.lines[name]
	b.seen[name] = b.seen[name] || ok
	return ok
}

// unused returns an error for the first rule in the list that is not refuted.
func (b *baseline) unused() error {
	for _, name := range b.names {
		if !b.seen[name] {
			return fmt.Errorf("%s:%d: rule '%s' is not refuted (any more)", b.file, b.lines[name], name)
		}
	}
	return nil
}
