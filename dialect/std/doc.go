// Package std has definitions of its own for the dialects that most IR uses,
// and registers them in a context so that each is made when it is first named.
package std
