package tablegen

import (
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// PrintSearchableTables writes the enumerations, tables and lookup functions that the records derived from
// GenericEnum, GenericTable, SearchIndex and SearchableTable describe, as C++. It is llvm-tblgen's
// -gen-searchable-tables.
func (rs *Records) PrintSearchableTables(w io.Writer) error {
	t := &searchTables{rs: rs, byRecord: map[*Record]*searchTable{}, enumOf: map[*Record]*searchEnum{}}
	for _, collect := range []func() error{t.requireTarget, t.genericEnums, t.genericTables, t.indices, t.legacyTables} {
		if err := collect(); err != nil {
			return err
		}
	}
	p := &searchPrinter{guards: map[string]bool{}}
	for _, e := range t.enums {
		p.enum(e)
	}
	for _, x := range t.tables {
		if err := p.table(x); err != nil {
			return err
		}
	}
	p.undefine()
	_, err := io.WriteString(w, p.String())
	return err
}

// searchTables collects the tables that records describe.
type searchTables struct {
	rs       *Records
	enums    []*searchEnum
	enumOf   map[*Record]*searchEnum
	tables   []*searchTable
	byRecord map[*Record]*searchTable
	// instructions numbers those of the target.
	instructions map[*Record]int64
}

// A searchEnum is an enumeration with a case for each record of a class.
type searchEnum struct {
	name, guard string
	cases       []searchCase
}

type searchCase struct {
	rec   *Record
	name  string
	value int64
}

// caseOf returns the case of a record, or nil.
func (e *searchEnum) caseOf(r *Record) *searchCase {
	for i := range e.cases {
		if e.cases[i].rec == r {
			return &e.cases[i]
		}
	}
	return nil
}

// A searchTable is a table with a row for each record of a class.
type searchTable struct {
	name, guard, cppType string
	rec                  *Record // the definition
	fields               []*searchField
	rows                 []*Record
	primary              *searchIndex // or nil
	indices              []*searchIndex
}

// A searchField is a column.
type searchField struct {
	name                            string
	typ                             *Type // of its values
	isCode, isIntrinsic, isInstruct bool
	enum                            *searchEnum // or nil
	instructions                    map[*Record]int64
}

// A searchIndex is a function that finds rows by the values of some fields.
type searchIndex struct {
	name        string
	at          diag.Place // of the key
	fields      []*searchField
	earlyOut    bool // compares the key with the first and the last row before the search
	returnRange bool // returns all rows with the key
}

// failAt returns an error at a field of a record.
func (t *searchTables) failAt(r *Record, field, message string) error {
	if r.Value(field) == nil {
		return fail(r, message)
	}
	return diag.List{diag.Errorf(diag.At(r.FieldPos(field)), "%s", message)}
}

func missingField(r *Record, field string) error {
	return fail(r, "Record `"+r.Name()+"' does not have a field named `"+field+"'!\n")
}

func fail(r *Record, message string) error {
	return diag.List{diag.Errorf(diag.At(r.Pos()), "%s", message)}
}

// requireTarget returns an error if records need a target and the file defines none.
func (t *searchTables) requireTarget() error {
	if len(t.rs.DerivedFrom("Instruction")) == 0 && len(t.rs.DerivedFrom("Intrinsic")) == 0 {
		return nil
	}
	for _, class := range []string{"HwMode", "HwModeSelect", "IntrinsicProperty", "Target"} {
		if t.rs.Class(class) == nil {
			return undefined(class)
		}
	}
	switch n := len(t.rs.DerivedFrom("Target")); {
	case n == 0:
		return diag.List{{Message: "No 'Target' subclasses defined!", Bare: true}}
	case n > 1:
		return diag.List{{Message: "Multiple subclasses of Target defined!", Bare: true}}
	}
	if t.rs.Class("Fusion") == nil {
		return undefined("Fusion")
	}
	t.numberInstructions()
	return nil
}

// numberInstructions numbers the instructions of the target: pseudo instructions precede others. Those that
// all targets have are not numbered.
func (t *searchTables) numberInstructions() {
	var list []*Record
	for _, r := range t.rs.DerivedFrom("Instruction") {
		if ns, _ := r.String("Namespace"); ns != "TargetOpcode" {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b *Record) int { return compareKeys(instructionKey(a), instructionKey(b)) })
	t.instructions = map[*Record]int64{}
	for i, r := range list {
		t.instructions[r] = int64(i)
	}
}

func undefined(class string) error {
	return diag.List{{Message: "The class '" + class + "' is not defined\n", Bare: true}}
}

// derived returns the records that derive from a class, which must exist.
func (t *searchTables) derived(class string) ([]*Record, error) {
	if t.rs.Class(class) == nil {
		return nil, undefined(class)
	}
	return t.rs.DerivedFrom(class), nil
}

func (t *searchTables) genericEnums() error {
	records, err := t.derived("GenericEnum")
	if err != nil {
		return err
	}
	for _, r := range records {
		class, err := t.text(r, "FilterClass")
		if err != nil {
			return err
		}
		if t.rs.Class(class) == nil {
			return t.failAt(r, "FilterClass", "Enum FilterClass '"+class+"' does not exist")
		}
		e := &searchEnum{name: r.Name(), guard: r.Name()}
		nameField, _ := r.String("NameField")
		valueField, _ := r.String("ValueField")
		if err := t.cases(e, nameField, valueField, t.rs.DerivedFrom(class)); err != nil {
			return err
		}
		t.enumOf[r] = e
		t.enums = append(t.enums, e)
	}
	return nil
}

// cases adds a case for each record. Without values, they are numbered in the order of their names.
func (t *searchTables) cases(e *searchEnum, nameField, valueField string, records []*Record) error {
	for _, r := range records {
		c := searchCase{rec: r, name: r.Name()}
		if nameField != "" {
			var err error
			if c.name, err = t.text(r, nameField); err != nil {
				return err
			}
		}
		if valueField != "" {
			c.value, _ = r.Int(valueField)
		}
		e.cases = append(e.cases, c)
	}
	if valueField == "" {
		slices.SortStableFunc(e.cases, func(a, b searchCase) int { return strings.Compare(a.name, b.name) })
		for i := range e.cases {
			e.cases[i].value = int64(i)
		}
	}
	return nil
}

// text returns the text of a field, which must have one.
func (t *searchTables) text(r *Record, field string) (string, error) {
	s, ok := r.String(field)
	switch {
	case ok:
		return s, nil
	case r.Value(field) == nil:
		return "", missingField(r, field)
	}
	return "", fail(r, "Record `"+r.Name()+"', field `"+field+"' exists but does not have a string value")
}

func (t *searchTables) texts(r *Record, field string) ([]string, error) {
	values, ok := r.List(field)
	switch {
	case r.Value(field) == nil:
		return nil, missingField(r, field)
	case !ok:
		return nil, fail(r, "Record `"+r.Name()+"', field `"+field+"' exists but does not have a list value")
	}
	var list []string
	for _, v := range values {
		s, ok := v.(*StringValue)
		if !ok {
			return nil, fail(r, "Record `"+r.Name()+"', field `"+field+"' exists but does not have a list of strings value")
		}
		list = append(list, s.S)
	}
	return list, nil
}

func (t *searchTables) genericTables() error {
	records, err := t.derived("GenericTable")
	if err != nil {
		return err
	}
	for _, r := range records {
		x := &searchTable{name: r.Name(), guard: r.Name(), rec: r}
		var err error
		if x.cppType, err = t.text(r, "CppTypeName"); err != nil {
			return err
		}
		if err := t.tableFields(x, r); err != nil {
			return err
		}
		rows, err := t.filtered(r)
		if err != nil {
			return err
		}
		if err := t.fill(x, rows); err != nil {
			return err
		}
		if !r.IsUnset("PrimaryKey") {
			if err := t.primaryKey(x, r); err != nil {
				return err
			}
		}
		t.byRecord[r] = x
		t.tables = append(t.tables, x)
	}
	return nil
}

// tableFields reads the fields of a table, and their types if those are not obvious.
func (t *searchTables) tableFields(x *searchTable, r *Record) error {
	names, err := t.texts(r, "Fields")
	if err != nil {
		return err
	}
	for _, name := range names {
		f := &searchField{name: name}
		x.fields = append(x.fields, f)
		of := r.Value("TypeOf_" + name)
		if of == nil {
			continue
		}
		s, _ := of.(*StringValue)
		switch {
		case s != nil && s.S == "code":
			f.isCode = true
		case s != nil && t.rs.Def(s.S) != nil:
			f.enum = t.enumOf[t.rs.Def(s.S)]
		default:
			d := diag.Errorf(diag.At(r.FieldPos("TypeOf_"+name)), "Table '%s' has invalid 'TypeOf_%s': %s", x.name, name, of)
			note := &diag.Diagnostic{Severity: diag.Note, Bare: true, Message: "The 'TypeOf_xxx' field must be a string naming a GenericEnum record, or \"code\""}
			return diag.List{d, note}
		}
	}
	return nil
}

// filtered returns the records of a table.
func (t *searchTables) filtered(r *Record) ([]*Record, error) {
	class, err := t.text(r, "FilterClass")
	if err != nil {
		return nil, err
	}
	if t.rs.Class(class) == nil {
		return nil, t.failAt(r, "FilterClass", "Table FilterClass '"+class+"' does not exist")
	}
	rows := t.rs.DerivedFrom(class)
	field, ok := r.String("FilterClassField")
	if !ok {
		return rows, nil
	}
	var list []*Record
	for _, row := range rows {
		use, ok := row.Bool(field)
		if !ok {
			return nil, t.failAt(row, field, "FilterClassField '"+class+"' should be a bit value")
		}
		if use {
			list = append(list, row)
		}
	}
	return list, nil
}

func (t *searchTables) primaryKey(x *searchTable, r *Record) error {
	name, err := t.text(r, "PrimaryKeyName")
	if err != nil {
		return err
	}
	keys, err := t.texts(r, "PrimaryKey")
	if err != nil {
		return err
	}
	early, _ := r.Bool("PrimaryKeyEarlyOut")
	returnRange, _ := r.Bool("PrimaryKeyReturnRange")
	if x.primary, err = t.index(x, r, "PrimaryKey", name, keys, early); err != nil {
		return err
	}
	x.primary.returnRange = returnRange
	return x.sort(x.primary)
}

// fill adds the rows. They are sorted by all fields.
func (t *searchTables) fill(x *searchTable, rows []*Record) error {
	if len(rows) == 0 {
		return fail(x.rec, "Table '"+x.name+"' has no entries")
	}
	for _, r := range rows {
		for _, f := range x.fields {
			v := r.Value(f.name)
			if v == nil {
				return missingField(r, f.name)
			}
			if v.Type() == nil || !isComplete(v) {
				return fail(r, "Record '"+r.Name()+"' for table '"+x.name+"' is missing field '"+f.name+"'")
			}
			if f.typ == nil {
				f.typ = v.Type()
				continue
			}
			common := t.rs.in.commonType(f.typ, v.Type())
			if common == nil {
				return t.failAt(r, f.name, "Field '"+f.name+"' of table '"+x.name+"' entry has incompatible type: "+v.Type().String()+" vs. "+f.typ.String())
			}
			f.typ = common
		}
	}
	x.rows = slices.Clone(rows)
	intrinsic, instruction := t.rs.Class("Intrinsic"), t.rs.Class("Instruction")
	for _, f := range x.fields {
		if f.typ.Kind() == KindRecord {
			f.isIntrinsic = intrinsic != nil && f.typ.hasClass(intrinsic)
			f.isInstruct = !f.isIntrinsic && instruction != nil && f.typ.hasClass(instruction)
			f.instructions = t.instructions
		}
	}
	return x.sort(&searchIndex{at: diag.At(x.rec.Pos()), fields: x.fields})
}

// index reads a key of a table.
func (t *searchTables) index(x *searchTable, r *Record, field, name string, keys []string, early bool) (*searchIndex, error) {
	i := &searchIndex{name: name, at: diag.At(r.FieldPos(field)), earlyOut: early}
	for _, key := range keys {
		n := slices.IndexFunc(x.fields, func(f *searchField) bool { return f.name == key })
		if n < 0 {
			return nil, t.failAt(r, field, "In table '"+x.name+"', 'PrimaryKey' or 'Key' refers to nonexistent field '"+key+"'")
		}
		i.fields = append(i.fields, x.fields[n])
	}
	if early && len(i.fields) > 0 && i.fields[0].typ.Kind() == KindString {
		return nil, t.failAt(r, field, "In lookup method '"+name+"', early-out is not supported for a first key field of type string")
	}
	return i, nil
}

func (t *searchTables) indices() error {
	records, err := t.derived("SearchIndex")
	if err != nil {
		return err
	}
	for _, r := range records {
		def, ok := r.Def("Table")
		if !ok {
			return fail(r, "Record `"+r.Name()+"', field `Table' does not have a def initializer!")
		}
		x := t.byRecord[def]
		if x == nil {
			return t.failAt(r, "Table", "SearchIndex '"+r.Name()+"' refers to nonexistent table '"+def.Name()+"'")
		}
		keys, err := t.texts(r, "Key")
		if err != nil {
			return err
		}
		early, _ := r.Bool("EarlyOut")
		i, err := t.index(x, r, "Key", r.Name(), keys, early)
		if err != nil {
			return err
		}
		x.indices = append(x.indices, i)
	}
	return nil
}

// legacyTables collects a table for each class derived directly from SearchableTable, with all its fields.
func (t *searchTables) legacyTables() error {
	base := t.rs.Class("SearchableTable")
	for _, class := range t.rs.Classes() {
		if base == nil || len(class.DirectSuperclasses()) != 1 || !class.isSubClassOf(base) {
			continue
		}
		if err := t.legacyTable(class); err != nil {
			return err
		}
	}
	return nil
}

func (t *searchTables) legacyTable(class *Record) error {
	rows := t.rs.DerivedFrom(class.Name())
	guard := strings.ToUpper(class.Name())
	if nameField, ok := class.String("EnumNameField"); ok {
		valueField, _ := class.String("EnumValueField")
		e := &searchEnum{name: class.Name() + "Values", guard: guard}
		if err := t.cases(e, nameField, valueField, rows); err != nil {
			return err
		}
		t.enums = append(t.enums, e)
	}
	x := &searchTable{name: class.Name() + "sList", guard: guard, cppType: class.Name(), rec: class}
	for f := range class.Fields() {
		if !slices.Contains([]string{"SearchableFields", "EnumNameField", "EnumValueField"}, f.Name()) {
			x.fields = append(x.fields, &searchField{name: f.Name()})
		}
	}
	if err := t.fill(x, rows); err != nil {
		return err
	}
	keys, err := t.texts(class, "SearchableFields")
	if err != nil {
		return err
	}
	for _, key := range keys {
		i, err := t.index(x, class, key, "lookup"+x.cppType+"By"+key, []string{key}, false)
		if err != nil {
			return err
		}
		x.indices = append(x.indices, i)
	}
	t.tables = append(t.tables, x)
	return nil
}
