// Package models implements interfaces for operations of MLIR's dialects whose definitions do
// not list them: MLIR calls these external models. The implementations insert operations of
// several dialects, which the packages of the dialects do not import.
package models
