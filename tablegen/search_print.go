package tablegen

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// A searchPrinter writes the C++ of tables.
type searchPrinter struct {
	strings.Builder
	guards map[string]bool
}

func (p *searchPrinter) text(parts ...string) {
	for _, s := range parts {
		p.WriteString(s)
	}
}

// guard opens a part of the text that a macro selects.
func (p *searchPrinter) guard(name string) {
	p.text("#ifdef ", name, "\n")
	p.guards[name] = true
}

// undefine writes the end of the text: a part may have been selected by several macros.
func (p *searchPrinter) undefine() {
	for _, name := range slices.Sorted(maps.Keys(p.guards)) {
		p.text("#undef ", name, "\n")
	}
}

func (p *searchPrinter) enum(e *searchEnum) {
	p.guard("GET_" + e.guard + "_DECL")
	p.text("enum ", e.name, " {\n")
	for _, c := range e.cases {
		p.text("  ", c.name, " = ", fmt.Sprint(c.value), ",\n")
	}
	p.text("};\n#endif\n\n")
}

func (p *searchPrinter) table(x *searchTable) error {
	p.guard("GET_" + x.guard + "_DECL")
	lookups := x.indices
	if x.primary != nil {
		lookups = append([]*searchIndex{x.primary}, lookups...)
	}
	for _, i := range lookups {
		if err := p.declaration(x, i); err != nil {
			return err
		}
		p.text(";\n")
	}
	p.text("#endif\n\n")
	p.guard("GET_" + x.guard + "_IMPL")
	p.text("constexpr ", x.cppType, " ", x.name, "[] = {\n")
	for n, r := range x.rows {
		var list []string
		for _, f := range x.fields {
			text, err := f.text(searchPlace(x), r.Value(f.name))
			if err != nil {
				return err
			}
			list = append(list, text)
		}
		p.text("  { ", strings.Join(list, ", "), " }, // ", fmt.Sprint(n), "\n")
	}
	p.text(" };\n")
	for _, i := range lookups {
		if err := p.lookup(x, i); err != nil {
			return err
		}
	}
	p.text("#endif\n\n")
	return nil
}

func (p *searchPrinter) declaration(x *searchTable, i *searchIndex) error {
	result := "const " + x.cppType + " *"
	if i.returnRange {
		result = "llvm::iterator_range<const " + x.cppType + " *> "
	}
	var params []string
	for _, f := range i.fields {
		typ, err := i.cppType(x, f, searchParam)
		if err != nil {
			return err
		}
		params = append(params, typ+" "+f.name)
	}
	p.text(result, i.name, "(", strings.Join(params, ", "), ")")
	return nil
}

// fieldTypes writes the fields of a struct for an index.
func (p *searchPrinter) fieldTypes(x *searchTable, i *searchIndex, use searchTypeUse) error {
	for _, f := range i.fields {
		typ, err := i.cppType(x, f, use)
		if err != nil {
			return err
		}
		p.text("    ", typ, " ", f.name, ";\n")
	}
	return nil
}

// lookup writes the function that searches an index. The primary one searches the table itself, others
// search a sorted list of keys with the numbers of rows.
func (p *searchPrinter) lookup(x *searchTable, i *searchIndex) error {
	p.text("\n")
	if err := p.declaration(x, i); err != nil {
		return err
	}
	p.text(" {\n")
	rows := x.rows
	if i != x.primary {
		var err error
		if rows, err = p.indexRows(x, i); err != nil {
			return err
		}
	}
	contiguous := i.isContiguous(rows)
	if i.earlyOut || contiguous {
		if err := p.bounds(x, i, rows); err != nil {
			return err
		}
	}
	if contiguous && !i.earlyOut {
		first, err := i.fields[0].text(i.at, rows[0].Value(i.fields[0].name))
		if err != nil {
			return err
		}
		table, result := "Index", x.name+"[Table[Idx]._index]"
		if i == x.primary {
			table, result = x.name, "Table[Idx]"
		}
		p.text("  auto Table = ArrayRef(", table, ");\n  size_t Idx = ", i.fields[0].name, " - ", first, ";\n  return &", result, ";\n}\n")
		return nil
	}
	return p.binarySearch(x, i)
}

// indexRows writes the list of keys, and returns the rows in its order.
func (p *searchPrinter) indexRows(x *searchTable, i *searchIndex) ([]*Record, error) {
	p.text("  struct IndexType {\n")
	if err := p.fieldTypes(x, i, searchStored); err != nil {
		return nil, err
	}
	p.text("    unsigned _index;\n  };\n  static const struct IndexType Index[] = {\n")
	order, err := i.order(x.rows)
	if err != nil {
		return nil, err
	}
	var rows []*Record
	for _, n := range order {
		r := x.rows[n]
		rows = append(rows, r)
		var list []string
		for _, f := range i.fields {
			text, err := f.text(i.at, r.Value(f.name))
			if err != nil {
				return nil, err
			}
			if f.typ.Kind() == KindString {
				text = strings.ToUpper(text)
			}
			list = append(list, text)
		}
		p.text("    { ", strings.Join(list, ", "), ", ", fmt.Sprint(n), " },\n")
	}
	p.text("  };\n\n")
	return rows, nil
}

// isContiguous reports whether an index has one field with numbers that follow one another.
func (i *searchIndex) isContiguous(rows []*Record) bool {
	if len(i.fields) != 1 {
		return false
	}
	f := i.fields[0]
	first, _ := f.position(rows[0].Value(f.name))
	for k, r := range rows {
		if n, ok := f.position(r.Value(f.name)); !ok || n != first+int64(k) {
			return false
		}
	}
	return true
}

// bounds writes a comparison of the first field of the key with the first and the last row.
func (p *searchPrinter) bounds(x *searchTable, i *searchIndex, rows []*Record) error {
	f := i.fields[0]
	typ, err := i.cppType(x, f, searchStored)
	if err != nil {
		return err
	}
	first, err := f.text(i.at, rows[0].Value(f.name))
	if err != nil {
		return err
	}
	last, err := f.text(i.at, rows[len(rows)-1].Value(f.name))
	if err != nil {
		return err
	}
	typ = "(" + typ + ")"
	p.text("  if (", typ, f.name, " != std::clamp(", typ, f.name, ", ", typ, first, ", ", typ, last, "))\n    return nullptr;\n\n")
	return nil
}

func (p *searchPrinter) binarySearch(x *searchTable, i *searchIndex) error {
	primary := i == x.primary
	typ, table, found := "IndexType", "Index", x.name+"[Idx->_index]"
	if primary {
		typ, table, found = x.cppType, x.name, "*Idx"
	}
	p.text("  struct KeyType {\n")
	if err := p.fieldTypes(x, i, searchKeyed); err != nil {
		return err
	}
	var key []string
	for _, f := range i.fields {
		value := f.name
		if f.typ.Kind() == KindString {
			if primary {
				return searchIndexError(x, i, f)
			}
			value += ".upper()"
		}
		key = append(key, value)
	}
	p.text("  };\n  KeyType Key = {", strings.Join(key, ", "), "};\n  struct Comp {\n")
	p.text("    bool operator()(const ", typ, " &LHS, const KeyType &RHS) const {\n")
	p.comparison(i)
	if i.returnRange {
		p.text("    bool operator()(const KeyType &LHS, const ", typ, " &RHS) const {\n")
		p.comparison(i)
	}
	p.text("  };\n  auto Table = ArrayRef(", table, ");\n")
	if i.returnRange {
		p.text("  auto It = std::equal_range(Table.begin(), Table.end(), Key, Comp());\n  return llvm::make_range(It.first, It.second);\n}\n")
		return nil
	}
	p.text("  auto Idx = std::lower_bound(Table.begin(), Table.end(), Key, Comp());\n  if (Idx == Table.end()")
	for _, f := range i.fields {
		p.text(" ||\n      Key.", f.name, " != Idx->", f.name)
	}
	p.text(")\n    return nullptr;\n\n  return &", found, ";\n}\n")
	return nil
}

// comparison writes the body of the function that compares a row with a key.
func (p *searchPrinter) comparison(i *searchIndex) {
	for _, f := range i.fields {
		n := f.name
		if f.typ.Kind() == KindString {
			p.text("      int Cmp", n, " = StringRef(LHS.", n, ").compare(RHS.", n, ");\n")
			p.text("      if (Cmp", n, " < 0) return true;\n      if (Cmp", n, " > 0) return false;\n")
			continue
		}
		cast := ""
		if f.enum != nil {
			cast = "(unsigned)" // whether enumerations have signs depends on the compiler
		}
		for _, c := range [][2]string{{"<", "true"}, {">", "false"}} {
			p.text("      if (", cast, "LHS.", n, " ", c[0], " ", cast, "RHS.", n, ")\n        return ", c[1], ";\n")
		}
	}
	p.text("      return false;\n    }\n")
}

// searchPlace returns the place of a table's definition.
func searchPlace(x *searchTable) diag.Place { return diag.At(x.rec.Pos()) }

// searchIndexError returns the error about a key that the table itself cannot be searched by: its strings are
// not in upper case.
func searchIndexError(x *searchTable, i *searchIndex, f *searchField) error {
	return diag.List{diag.Errorf(i.at, "In table '%s', use a secondary lookup method for case-insensitive comparison of field '%s'", x.name, f.name)}
}
