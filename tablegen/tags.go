package tablegen

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// PrintTags writes an index of the classes and records for editors, in the original format of ctags. It is
// llvm-tblgen's -gen-ctags.
func (rs *Records) PrintTags(w io.Writer) error {
	type tag struct {
		name, file string
		line       int
	}
	var tags []tag
	add := func(r *Record, loc syntax.Loc) {
		pos := rs.Files.Pos(loc)
		line, _ := pos.LineCol()
		tags = append(tags, tag{r.Name(), pos.File.Name, line})
	}
	for _, c := range rs.classes {
		add(c, c.locs[0])
		if c.class != nil {
			for _, l := range c.class.forward {
				add(c, l)
			}
		}
	}
	for _, d := range rs.order {
		add(d, d.locs[0])
	}
	slices.SortStableFunc(tags, func(a, b tag) int {
		return cmp.Or(strings.Compare(a.name, b.name), strings.Compare(a.file, b.file), cmp.Compare(a.line, b.line))
	})
	out := bufio.NewWriter(w)
	out.WriteString("!_TAG_FILE_FORMAT\t1\t/original ctags format/\n!_TAG_FILE_SORTED\t1\t/0=unsorted, 1=sorted, 2=foldcase/\n")
	for _, t := range tags {
		fmt.Fprintf(out, "%s\t%s\t%d\n", t.name, t.file, t.line)
	}
	return out.Flush()
}
