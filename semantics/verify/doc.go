// Package verify checks rewrite rules by execution: each rule alone is applied to small programs that
// it matches, and their results before and after are compared.
//
// A rule is read as a [plan]: the operations that it matches, in the order of their uses, and the
// leaves, which are the operands that no matched operation defines. An [assignment] gives types to the
// leaves and results so that the operations verify. A [layout] lists the remaining choices: the
// attributes of the operations, and the numbers of the leaves that a constraint requires to be
// constants. Each choice among them makes an [instance], a function of the other leaves that returns
// the results of the root. The rule itself is applied to it, once, without folds and without other
// rules; an instance that it does not change does not count.
//
// The function before and the one after are compared by package semantics: for all arguments if the
// budget permits, else for corners and random ones. Then each single argument is replaced by poison.
//
// A rule is never called correct. One that is wrong only at small widths is reported like one that is
// wrong everywhere, because programs have i1, but the report names the width from which on there was
// no counterexample.
//
// The budget counts evaluations of functions and not seconds, so that a result does not depend on the
// machine.
//
// The package is experimental: its names may change.
//
// The decisions behind the package are in docs/design/semantics.md.
package verify
