// Package lower lowers declarative rewrite rules to the pdl dialect.
//
// Each rule becomes a pdl.pattern with its name and benefit. A rule with `either`,
// or with an operand that may be any of several results of a nested operation,
// becomes one pattern for each way to match. C++ in a rule (constraints on leaves,
// native calls) becomes applications of native functions, which [Lower] compiles
// and registers; "RULE.N" is the Nth native of a rule.
//
// Differences from the reference's generated C++: for a nested operation in a
// result the result types must be inferable or be given by returnType when the rule
// is loaded (the reference fails when its output is compiled), and a native call in the
// source can match an attribute or a property, which is then $_self.
package lower
