// Package mathtofuncs lowers mathematical functions of integers to calls of functions that are
// added to the module.
package mathtofuncs
