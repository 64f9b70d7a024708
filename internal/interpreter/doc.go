// Package interpreter runs programs of the transform dialect, which describe how other IR,
// the payload, is transformed.
//
// Vocabulary: a handle is a value of the program that represents operations or values of the
// payload, a parameter one that represents attributes. The represented objects are the value's
// association. A step is the execution of one operation of the program. An operation that
// consumes a handle invalidates all handles to the operations or values that the handle
// represented, and to those nested in them.
//
// A silenceable failure means that a transformation did not apply and the payload is unchanged;
// the operation that contains the step may ignore it. A definite failure ends the program.
//
// An operation is executed by its [Transform], the implementation of the interface
// TransformOpInterface in its definition; a dialect adds its own to its natives.
//
// The decisions behind the package are in docs/design/passes.md.
package interpreter
