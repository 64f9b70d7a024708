// Package tablegen evaluates TableGen.
//
// A [Record] is a def or a class. It has [Field]s, each of which holds a [Value]
// of a [Type]. [Load] reads a file with all that it includes and returns its
// [Records]; text becomes trees in package syntax and is evaluated here, one
// statement of the top level after the other.
//
// Values are unique: the interpreter makes each of them once, so that comparing
// two is comparing pointers and a value that occurs often costs its memory once.
// A value that holds no variable is concrete and is never looked into again.
//
// A record holds its values; the names and types of its fields are its shape and
// its superclasses are its lineage, which the records of one class share.
//
// A class is evaluated once, with its template arguments left as variables. To
// derive from it is to copy its fields and to resolve the variables; operators
// fold as soon as their operands are known. The order in which that is done
// shows in the numbers of anonymous records and is the reference tool's.
package tablegen
