// Package named reads the operands and attributes of an operation by the names
// that its definition gives them, and the operations that define values by theirs.
package named
