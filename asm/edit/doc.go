// Package edit changes the text of IR at the places of its operations, and keeps the rest of it:
// comments, names, layout.
package edit
