package query

import (
	"fmt"
	"strings"
)

// A Position is a place in a matcher expression; lines and columns start at 1.
type Position struct{ Line, Column int }

// An Error is an error in a matcher expression.
type Error struct {
	At      Position // zero if the error is about the whole expression
	Message string
}

func (e Error) Error() string {
	if e.At.Line == 0 {
		return e.Message
	}
	return fmt.Sprintf("%d:%d: %s", e.At.Line, e.At.Column, e.Message)
}

// Errors are the errors in a matcher expression, in order of discovery.
type Errors []Error

func (l Errors) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// notProvided replaces missing arguments in the messages of mlir-query.
const notProvided = "<Argument_Not_Provided>"

func wrongCount(expected, actual any) string {
	return fmt.Sprintf("Incorrect argument count. (Expected = %v) != (Actual = %v)", expected, actual)
}

func wrongType(arg, expected, actual any) string {
	return fmt.Sprintf("Incorrect type for arg %v. (Expected = %v) != (Actual = %v)", arg, expected, actual)
}
