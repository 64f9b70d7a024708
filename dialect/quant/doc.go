// Package quant holds what the definitions of the quant dialect leave to C++: its
// types, and the checks of its operations.
//
// A quantized type stores values of an expressed type, a float, as integers of a
// storage type. A scale and a zero point lead from one to the other: one of each
// for a whole tensor, one for each slice along an axis, or one for each block
// (sub-channel).
package quant
