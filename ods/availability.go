package ods

import "github.com/mica-ir/mica/tablegen"

// An Availability is a condition on the target under which an operation or a case of an enumeration exists, as the
// definitions of spirv have them.
type Availability struct {
	Query string // the C++ function that returns it: "getMinVersion"
	Code  string // C++ whose value it is
}

// availability reads the conditions in the definition of an operation or of a case.
func availability(r *tablegen.Record) (all []Availability) {
	list, _ := r.List("availability")
	for _, v := range list {
		if d, ok := v.(*tablegen.DefValue); ok {
			all = append(all, Availability{optional(d.Rec, "queryFnName"), optional(d.Rec, "instancePreparation") + optional(d.Rec, "instance")})
		}
	}
	return all
}

// implied returns the symbols of the cases that a case implies.
func implied(r *tablegen.Record) (symbols []string) {
	list, _ := r.List("implies")
	for _, v := range list {
		if d, ok := v.(*tablegen.DefValue); ok {
			if s, ok := d.Rec.String("symbol"); ok {
				symbols = append(symbols, s)
			}
		}
	}
	return symbols
}
