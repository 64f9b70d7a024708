package xevm_test

import "testing"

// TestDifferentialText wants the reference's text of valid operations.
func TestDifferentialText(t *testing.T) { texts.TestText(t) }

// TestDifferentialErrors wants the reference's messages.
func TestDifferentialErrors(t *testing.T) { texts.TestErrors(t) }
