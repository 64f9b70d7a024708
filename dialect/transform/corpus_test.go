package transform_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.New("Transform/IR/TransformOps.td", "Transform/PDLExtension/PDLExtensionOps.td", "Linalg/TransformOps/LinalgTransformOps.td", "MemRef/TransformOps/MemRefTransformOps.td", "Func/TransformOps/FuncTransformOps.td", "GPU/TransformOps/GPUTransformOps.td", "Affine/TransformOps/AffineTransformOps.td", "Bufferization/TransformOps/BufferizationTransformOps.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
