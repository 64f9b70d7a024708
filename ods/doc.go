// Package ods reads operation definitions: the records of a .td file that define
// dialects, operations, types, attributes, enums, traits and constraints.
//
// [Read] turns evaluated records into a [Module]. It lists every [Operator], [Def]
// and [Enum] in the order of definition. They are checked as the reference's
// generators check them, with messages at the definition's location in the .td
// file. The models contain the information of the definitions, with C++ expressions
// as text, and do not depend on the IR. Package ods/load turns them into live
// dialects.
//
// The decisions behind the package are in docs/design/definitions.md.
package ods
