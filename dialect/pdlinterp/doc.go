// Package pdlinterp implements the parts of the pdl_interp dialect that its definitions leave to C++.
package pdlinterp
