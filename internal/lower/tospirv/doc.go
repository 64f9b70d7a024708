// Package tospirv lowers other dialects to spirv, for a target environment: a version with the
// capabilities and extensions that a device has.
package tospirv
