// Package armneon has the definitions of the arm_neon dialect, which leave nothing to C++.
package armneon
