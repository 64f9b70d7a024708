// Package amx implements the parts of the amx dialect that its definitions leave to C++: the
// text of tiles, and the checks of their sizes.
package amx
