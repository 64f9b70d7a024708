package spelling

import "github.com/mica-ir/mica/tablegen"

// A Name is a name in definitions.
type Name struct {
	Text     string
	Releases string // of LLVM in which it was seen: "19", "16-20", "21-" or "-20"
}

// A Class is a class under all of its names, the current one first.
type Class []Name

// Is reports whether a definition derives from the class.
func (c Class) Is(r *tablegen.Record) bool {
	for _, n := range c {
		if r.IsSubClassOf(n.Text) {
			return true
		}
	}
	return false
}

// DerivedFrom returns the definitions that derive from the class. Where the records have it under
// several names, the current name counts; the class with the old name is then a part of it.
func (c Class) DerivedFrom(recs *tablegen.Records) []*tablegen.Record {
	return recs.DerivedFrom(c.In(recs))
}

// In returns the name of the class in the records, the current one if they have none.
func (c Class) In(recs *tablegen.Records) string {
	for _, n := range c {
		if recs.Class(n.Text) != nil {
			return n.Text
		}
	}
	return c[0].Text
}

// A Field is a field under all of its names, the current one first.
type Field []Name

// Of returns the name of the field in a definition, the current one if it has none.
func (f Field) Of(r *tablegen.Record) string {
	for _, n := range f {
		if r.Value(n.Text) != nil {
			return n.Text
		}
	}
	return f[0].Text
}

// Has reports whether a definition has the field.
func (f Field) Has(r *tablegen.Record) bool { return r.Value(f.Of(r)) != nil }

// String returns the text of the field, "" if it is missing or unset.
func (f Field) String(r *tablegen.Record) string {
	s, _ := r.String(f.Of(r))
	return s
}
