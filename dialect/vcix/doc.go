// Package vcix has the definitions of the vcix dialect, which leave nothing to C++.
package vcix
