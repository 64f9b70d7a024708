package library

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// readDefinitions reads the definition files. Usually all can be evaluated
// together, and what several include is then defined once. Files of dialects that
// have nothing to do with each other can use the same names; these are evaluated
// one by one.
func (l *Library) readDefinitions(d *diag.List) bool {
	var together diag.List
	m, errs := l.readModule(l.roots, &together)
	if m == nil && len(l.roots) > 1 {
		if ms := l.readApart(); ms != nil {
			l.modules = ms
			return checkApart(ms, d)
		}
	}
	*d = append(*d, together...)
	if m == nil {
		return false
	}
	// Attributes alone that operations share with a dialect of mica do not take
	// the place of that dialect.
	if more := std.Completion(m); len(more) > 0 && !errs.HasErrors() {
		if m, errs = l.readModule(append(slices.Clone(l.roots), more...), d); m == nil {
			return false
		}
	}
	*d = append(*d, errs...)
	l.modules = []*ods.Module{m}
	return true
}

// readApart evaluates each file by itself; nil if one of them has an error then,
// too.
func (l *Library) readApart() []*ods.Module {
	var ms []*ods.Module
	for _, name := range l.roots {
		var d diag.List
		m, errs := l.readModule([]string{name}, &d)
		if m == nil || errs.HasErrors() {
			return nil
		}
		ms = append(ms, m)
	}
	return ms
}

// checkApart reports a dialect whose operations stand in several files that
// cannot be evaluated together.
func checkApart(ms []*ods.Module, d *diag.List) bool {
	first := map[string]*ods.Operator{}
	owner := map[string]int{}
	ok := true
	for i, m := range ms {
		for _, op := range m.Ops {
			if op.Dialect == nil {
				continue
			}
			k, seen := owner[op.Dialect.Name]
			switch {
			case !seen:
				owner[op.Dialect.Name], first[op.Dialect.Name] = i, op
			case k != i && ok && !defines(ms[k], op):
				d.Errorf(diag.At(op.Record.Pos()), "dialect '%s' is defined by several files that contradict each other", op.Dialect.Name).
					Notef(diag.At(first[op.Dialect.Name].Record.Pos()), "another operation of it is defined here")
				ok = false
			}
		}
	}
	return ok
}

// defines reports whether a module has the same definition of an operation.
func defines(m *ods.Module, op *ods.Operator) bool {
	at, line, col := diag.At(op.Record.Pos()).Resolve()
	for _, o := range m.Ops {
		if o.Name() == op.Name() {
			a, l, c := diag.At(o.Record.Pos()).Resolve()
			return a == at && l == line && c == col
		}
	}
	return false
}

// readModule evaluates definition files together; nil after an error. The list is
// what is wrong with single definitions, which does not hide what is wrong with
// others.
func (l *Library) readModule(names []string, d *diag.List) (*ods.Module, diag.List) {
	var root *source.File
	if len(names) == 1 {
		f, errs := l.open(names[0])
		if errs != nil {
			*d = append(*d, errs...)
			return nil, nil
		}
		root = f
	} else {
		var text strings.Builder
		for _, name := range names {
			if _, errs := l.open(name); errs != nil {
				*d = append(*d, errs...)
				return nil, nil
			}
			fmt.Fprintf(&text, "include %q\n", name)
		}
		root = source.NewFile("<--ods>", []byte(text.String()))
		l.files.Add(root)
	}
	recs, errs := tablegen.Load(root, tablegen.Options{Files: l.files})
	*d = append(*d, errs...)
	if errs.HasErrors() {
		return nil, nil
	}
	return ods.Read(recs)
}
