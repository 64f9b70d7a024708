// Package armsve has the definitions of the arm_sve dialect, which leave nothing to C++.
package armsve
