// Package conversion implements MLIR's dialect conversion: the driver that makes all
// operations legal for a target.
//
// A [Target] defines which operations are legal. A [TypeConverter] maps the types of values to
// those after the conversion. A [Pattern] rewrites an operation that is not legal, given its
// converted operands; patterns of package rewrite can be used, too. [Partial], [Full] and
// [Analysis] are the three modes of the driver.
//
// The driver keeps the original IR until all operations are legal: replaced operations stay in
// place, and values whose type changes are connected by builtin.unrealized_conversion_cast.
// All changes are undone if a pattern fails after changing something, or if the conversion
// fails. With [Config.NoRollback] changes are made immediately and cannot be undone.
//
// The decisions behind the package are in docs/design/passes.md.
package conversion
