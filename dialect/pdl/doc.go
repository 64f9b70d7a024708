// Package pdl has the pdl dialect: wrappers of its operations, the parts that its definition leaves
// to C++, and the kinds of its values.
package pdl

//go:generate go run ../../cmd/mica gen --dialect pdl --package pdl --wrappers-only
