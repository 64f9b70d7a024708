// Package amx holds what the definitions of the amx dialect leave to C++: the
// text of tiles, and the checks of their sizes.
package amx
