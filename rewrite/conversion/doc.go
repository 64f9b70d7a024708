// Package conversion is the dialect conversion: the driver that makes all operations legal for
// a target.
//
// A [Target] says which operations are legal. A [TypeConverter] says which types values
// have after the conversion. A [Pattern] rewrites an operation that is not legal, given its
// operands as they are after the conversion; patterns of package rewrite take part, too.
// [Partial], [Full] and [Analysis] are the three modes of the driver.
//
// The driver keeps the IR that it was given until all operations are legal: replaced
// operations stay, values that change their type are connected by
// builtin.unrealized_conversion_cast, and everything is undone if a pattern fails after it
// has changed something, or if the conversion fails. With [Config.NoRollback] all changes are
// made at once, and cannot be undone.
//
// The decisions behind the package are in docs/design/passes.md.
package conversion
