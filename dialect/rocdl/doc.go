// Package rocdl implements the parts of the rocdl dialect that its definitions leave to C++.
package rocdl
