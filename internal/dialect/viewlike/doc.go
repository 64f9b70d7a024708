// Package viewlike is what dialects share that take slices of values with a
// shape or view them differently.
//
//   - A mixed list is a list of indices of which some are integers and some are
//     operands: an array of integers has [ir.Dynamic] for an operand.
//   - A slice is given by mixed lists of offsets, sizes and strides.
//   - A reassociation describes which dimensions of one shape are one dimension of
//     another.
package viewlike
