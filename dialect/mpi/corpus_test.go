package mpi_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/dialecttest"
)

func TestCorpus(t *testing.T) { dialecttest.Corpora(t, ".") }
