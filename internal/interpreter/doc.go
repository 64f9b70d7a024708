// Package interpreter runs programs of the transform dialect, which describe how other IR,
// the payload, is transformed.
//
// Vocabulary: a handle is a value of the program that represents operations or values of the
// payload, a parameter one that represents attributes. What a value represents is its
// association. A step is one operation of the program at work. An operation that consumes a
// handle invalidates all handles to what the handle represented and to what is in that.
//
// A silenceable failure says that a transformation did not apply and the payload is as
// before; what contains the step may ignore it. A definite failure ends the program.
//
// What an operation does is the [Transform] that its definition has as the implementation of
// the interface TransformOpInterface; a dialect adds its own to its natives.
//
// The decisions behind the package are in docs/design/passes.md.
package interpreter
