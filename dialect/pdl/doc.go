// Package pdl holds what definitions that name the types of the pdl dialect leave
// to C++. The dialect itself is made by the package of that name above.
package pdl
