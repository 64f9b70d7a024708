package transforms

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A printIR prints the IR to the standard error.
type printIR struct {
	Label string `option:"label"`
}

func (p *printIR) Run(r *pass.Run) error {
	head := "// -----// IR Dump"
	if p.Label != "" {
		head += " " + p.Label
	}
	opts := r.Print()
	opts.LocalScope = true
	text := strings.TrimSuffix(asm.String(r.Op, opts), "\n")
	fmt.Fprintf(r.Err, "%s //----- //\n%s\n", head, text)
	r.PreserveAll()
	return nil
}

// A printOpStats prints how many operations of each name there are.
type printOpStats struct {
	JSON bool `option:"json"`
}

func (p *printOpStats) Run(r *pass.Run) error {
	counts := map[string]int{}
	for op := range ir.All(r.Op, ir.PostOrder) {
		counts[op.Name()]++
	}
	r.PreserveAll()
	names := slices.Sorted(maps.Keys(counts))
	if p.JSON {
		for i, name := range names {
			separator := ","
			if i == 0 {
				separator = "{"
			}
			names[i] = fmt.Sprintf("%s\n  %q : %d", separator, name, counts[name])
		}
		fmt.Fprintf(r.Err, "%s\n}\n", strings.Join(names, ""))
		return nil
	}
	// A name without a dialect is aligned with the other ones.
	split := func(name string) (dialect, rest string) {
		if d, n, _ := strings.Cut(name, "."); n != "" {
			return d, n
		}
		return "", name
	}
	dialectWidth, nameWidth := 0, 0
	for _, name := range names {
		d, n := split(name)
		dialectWidth, nameWidth = max(dialectWidth, len(d)), max(nameWidth, len(n))
	}
	fmt.Fprint(r.Err, "Operations encountered:\n-----------------------\n")
	for _, name := range names {
		d, n := split(name)
		dot := "."
		if d == "" {
			dot = " "
		}
		fmt.Fprintf(r.Err, "%*s%s%-*s , %d\n", dialectWidth+2, d, dot, nameWidth, n, counts[name])
	}
	return nil
}
