// Package named reads the operands and attributes of an operation by the names
// that its definition gives them.
package named
