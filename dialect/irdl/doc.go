// Package irdl implements the parts of the irdl dialect that its definitions leave to C++.
package irdl
