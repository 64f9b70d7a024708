package pdll

import (
	"bufio"
	"fmt"
	"io"
	"sort"
	"strings"
)

// DumpODS writes the known operations as the reference tool does.
func DumpODS(w io.Writer, o *ODS) error {
	b := bufio.NewWriter(w)
	b.WriteString("ODSContext {\n")
	dialects := map[string][]*Operation{}
	var names []string
	for _, op := range o.Operations() {
		d, _, _ := strings.Cut(op.Name, ".")
		if dialects[d] == nil {
			names = append(names, d)
		}
		dialects[d] = append(dialects[d], op)
	}
	sort.Strings(names)
	for _, d := range names {
		fmt.Fprintf(b, "  Dialect `%s` {\n", d)
		for _, op := range dialects[d] {
			dumpOperation(b, op)
		}
		b.WriteString("  }\n")
	}
	dumpConstraints(b, "AttributeConstraint", o.attrConstraints)
	dumpConstraints(b, "TypeConstraint", o.typeConstraints)
	// The reference closes one brace more than it opens.
	b.WriteString("}\n}\n")
	return b.Flush()
}

func dumpOperation(b *bufio.Writer, op *Operation) {
	fmt.Fprintf(b, "    Operation `%s` {\n", op.Name)
	var list []string
	for _, a := range op.Attrs {
		s := a.Constraint.shownName()
		if a.Optional {
			s = "Optional<" + s + ">"
		}
		list = append(list, a.Name+" : "+s)
	}
	dumpList(b, "Attributes", list)
	dumpList(b, "Operands", values(op.Operands))
	dumpList(b, "Results", values(op.Results))
	b.WriteString("    }\n")
}

func values(vs []ODSValue) []string {
	var list []string
	for _, v := range vs {
		s := v.Constraint.shownName()
		switch v.Length {
		case Optional:
			s = "Optional<" + s + ">"
		case Variadic:
			s = "Variadic<" + s + ">"
		}
		list = append(list, v.Name+" : "+s)
	}
	return list
}

func dumpList(b *bufio.Writer, what string, list []string) {
	if len(list) > 0 {
		fmt.Fprintf(b, "      %s { %s }\n", what, strings.Join(list, ", "))
	}
}

func dumpConstraints(b *bufio.Writer, kind string, table map[string]*ODSConstraint) {
	list := make([]*ODSConstraint, 0, len(table))
	for _, c := range table {
		list = append(list, c)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	for _, c := range list {
		fmt.Fprintf(b, "  %s `%s` {\n", kind, c.shownName())
		fmt.Fprintf(b, "    Summary: %s\n", c.Summary)
		if c.Class != "" {
			fmt.Fprintf(b, "    CppClass: %s\n", c.Class)
		}
		b.WriteString("  }\n")
	}
}
