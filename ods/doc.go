// Package ods reads operation definitions: what the records of a .td file say
// about dialects, operations, types, attributes, enumerations, traits and
// constraints.
//
// [Read] turns evaluated records into a [Module]. Every [Operator], [Def] and
// [Enum] stands in it in the order of its definition, checked as the reference's
// generators check it, with messages at the definition's place in the .td file.
// The models say what the definition says, with C++ expressions as text: they
// do not know the IR. Package ods/load makes live dialects of them.
package ods
