// Package shard is the native part of the shard dialect: how the grid's shape is
// written, the checks of symbol uses, which compare an operation with the grid
// that it names, and the names of results.
package shard
