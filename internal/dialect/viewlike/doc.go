// Package viewlike is the shared code of dialects that take slices of shaped values or view them
// differently.
//
//   - A mixed list is a list of indices, each an integer or an operand: an array of integers has
//     [ir.Dynamic] for an operand.
//   - A slice is given by mixed lists of offsets, sizes and strides.
//   - A reassociation maps groups of dimensions of one shape to single dimensions of another.
package viewlike
