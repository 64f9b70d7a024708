// Package armsme holds what the definitions of the arm_sme dialect leave to C++.
package armsme
