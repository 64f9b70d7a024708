package pdl_test

import "testing"

// TestDifferentialText compares the printed text of valid operations with mlir-opt's.
func TestDifferentialText(t *testing.T) { texts.TestText(t) }

// TestDifferentialErrors compares messages with mlir-opt's.
func TestDifferentialErrors(t *testing.T) { texts.TestErrors(t) }
