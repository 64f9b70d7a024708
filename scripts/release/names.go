package main

import (
	_ "embed"
	"strings"
)

// The names of MLIR's tools under which mica behaves like them. A test of cmd/mica compares them with those of the
// commands.
//
//go:embed assets/names.txt
var namesText string

func names() []string { return strings.Fields(namesText) }
