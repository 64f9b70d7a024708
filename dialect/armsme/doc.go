// Package armsme implements the parts of the arm_sme dialect that its definitions leave to C++.
package armsme
