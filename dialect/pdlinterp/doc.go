// Package pdlinterp holds what the definitions of the pdl_interp dialect leave to C++.
package pdlinterp
