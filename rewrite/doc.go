// Package rewrite applies patterns to the IR.
//
// A [Pattern] rewrites operations of one name, of one trait or interface, or of
// any kind. A [Set] collects patterns, and matchers: a [Matcher] finds the
// matches of many declarative patterns at once. [Set.Freeze] makes it immutable
// and leaves out what is disabled. An [Applicator] chooses for one operation the
// pattern of the highest benefit that applies. A driver chooses the operations:
// [ApplyGreedily] works until nothing changes any more, [ApplyOnce] walks over
// the IR one time.
//
// A pattern changes the IR through a [Rewriter], which tells a [Listener] of
// each change; changes that it is not told of are errors that a driver cannot
// see. [Natives] are Go functions by name, which declarative patterns call.
package rewrite
