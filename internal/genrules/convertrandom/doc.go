// Package convertrandom has random rules for a dialect conversion that are compiled to Go.
package convertrandom
