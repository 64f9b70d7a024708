package ir

import "strings"

// A MissingError reports that something cannot be created because its dialect is not known or
// lacks the operation.
type MissingError struct {
	Dialect string
	// Op is the operation that a known dialect lacks, "" if the dialect is not known.
	Op string

	why string
}

func (e *MissingError) Error() string {
	text := "the " + e.Dialect + " dialect is not known"
	if e.Op != "" {
		text = "the " + e.Dialect + " dialect has no operation '" + e.Op + "'"
	}
	if e.why != "" {
		text += ": " + e.why
	}
	return text
}

// MissingDialect returns the error that a dialect is not known, or nil if it is.
func (c *Context) MissingDialect(namespace string) error {
	if c.Dialect(namespace) != nil {
		return nil
	}
	return &MissingError{Dialect: namespace, why: c.ExplainDialect(namespace)}
}

// missing returns the error that an operation is not known.
func missing(c *Context, op string) *MissingError {
	ns, _, _ := strings.Cut(op, ".")
	if c.Dialect(ns) != nil {
		return &MissingError{Dialect: ns, Op: op}
	}
	return &MissingError{Dialect: ns, why: c.ExplainDialect(ns)}
}
