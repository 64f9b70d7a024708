// Package quant implements the parts of the quant dialect that its definitions leave to C++: its
// types, and the checks of its operations.
//
// A quantized type stores values of an expressed type, a float, as integers of a storage type. A
// scale and a zero point convert between the two: one of each for a whole tensor, one for each
// slice along an axis, or one for each block (sub-channel).
package quant
