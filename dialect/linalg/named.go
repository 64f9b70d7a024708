package linalg

import (
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// A spec holds the properties that the name of an operation determines.
type spec struct {
	// maps are the indexing maps, "d0 d1|d1|d0" without the letters: the results
	// of one are separated by spaces. A sum 1+3 is a window, in which the stride
	// and the dilation of the sum's number are factors. Without maps the operation is
	// elementwise, whatever the rank of its destination.
	maps string
	// inputs is the number of inputs of an elementwise operation.
	inputs int
	body   bodyFunc
}

const (
	conv1 = "0 1+3 4|3 4 2|0 1 2"
	pool1 = "0 1+3 2|3|0 1 2"
	pool2 = "0 1+4 2+5 3|4 5|0 1 2 3"
	pool3 = "0 1+5 2+6 3+7 4|5 6 7|0 1 2 3 4"
	ncw   = "0 1 2+3|3|0 1 2"
	nchw  = "0 1 2+4 3+5|4 5|0 1 2 3"
)

// named are the operations whose maps and bodies follow from their names.
var structuredOps = map[string]spec{
	CopyOpName:        {inputs: 1, body: castOnly},
	ExpOpName:         {inputs: 1, body: unary("exp")},
	LogOpName:         {inputs: 1, body: unary("log")},
	AbsOpName:         {inputs: 1, body: unary("abs")},
	CeilOpName:        {inputs: 1, body: unary("ceil")},
	FloorOpName:       {inputs: 1, body: unary("floor")},
	NegFOpName:        {inputs: 1, body: unary("negf")},
	ReciprocalOpName:  {inputs: 1, body: unary("reciprocal")},
	RoundOpName:       {inputs: 1, body: unary("round")},
	SqrtOpName:        {inputs: 1, body: unary("sqrt")},
	RsqrtOpName:       {inputs: 1, body: unary("rsqrt")},
	SquareOpName:      {inputs: 1, body: unary("square")},
	TanhOpName:        {inputs: 1, body: unary("tanh")},
	ErfOpName:         {inputs: 1, body: unary("erf")},
	AddOpName:         {inputs: 2, body: binary("add")},
	SubOpName:         {inputs: 2, body: binary("sub")},
	MulOpName:         {inputs: 2, body: binary("mul")},
	DivOpName:         {inputs: 2, body: binary("div")},
	DivUnsignedOpName: {inputs: 2, body: binary("div_unsigned")},
	MaxOpName:         {inputs: 2, body: binary("max_signed")},
	MinOpName:         {inputs: 2, body: binary("min_signed")},
	PowFOpName:        {inputs: 2, body: binary("powf")},
	SelectOpName:      {inputs: 3, body: selectBody},
	FillOpName:        {inputs: 1, body: castOnly},
	FillRng2DOpName:   {maps: "|||0 1", body: randomBody},

	MatmulOpName:               {maps: "0 2|2 1|0 1", body: contraction},
	BatchMatmulOpName:          {maps: "0 1 3|0 3 2|0 1 2", body: contraction},
	BatchReduceMatmulOpName:    {maps: "0 1 3|0 3 2|1 2", body: contraction},
	QuantizedMatmulOpName:      {maps: "0 2|2 1|||0 1", body: quantized},
	QuantizedBatchMatmulOpName: {maps: "0 1 3|0 3 2|||0 1 2", body: quantized},
	Mmt4DOpName:                {maps: "0 2 3 5|1 2 4 5|0 1 3 4", body: contraction},
	BatchMmt4DOpName:           {maps: "0 1 3 4 6|0 2 3 5 6|0 1 2 4 5", body: contraction},
	MatvecOpName:               {maps: "0 1|1|0", body: contraction},
	VecmatOpName:               {maps: "1|1 0|0", body: contraction},
	BatchMatvecOpName:          {maps: "0 1 2|0 2|0 1", body: contraction},
	BatchVecmatOpName:          {maps: "0 2|0 2 1|0 1", body: contraction},
	DotOpName:                  {maps: "0|0|", body: contraction},

	Conv1DOpName:            {maps: "0+1|1|0", body: contraction},
	Conv2DOpName:            {maps: "0+2 1+3|2 3|0 1", body: contraction},
	Conv3DOpName:            {maps: "0+3 1+4 2+5|3 4 5|0 1 2", body: contraction},
	Conv1DNwcWcfOpName:      {maps: conv1, body: contraction},
	Conv1DNcwFcwOpName:      {maps: "0 3 2+4|1 3 4|0 1 2", body: contraction},
	Conv2DNhwcHwcfOpName:    {maps: "0 1+4 2+5 6|4 5 6 3|0 1 2 3", body: contraction},
	Conv2DNhwcFhwcOpName:    {maps: "0 1+4 2+5 6|3 4 5 6|0 1 2 3", body: contraction},
	Conv2DNhwcHwcfQOpName:   {maps: "0 1+4 2+5 6|4 5 6 3|||0 1 2 3", body: quantized},
	Conv2DNhwcFhwcQOpName:   {maps: "0 1+4 2+5 6|3 4 5 6|||0 1 2 3", body: quantized},
	Conv2DNchwFchwOpName:    {maps: "0 4 2+5 3+6|1 4 5 6|0 1 2 3", body: contraction},
	Conv2DNchwFchwQOpName:   {maps: "0 4 2+5 3+6|1 4 5 6|||0 1 2 3", body: quantized},
	Conv2DNgchwFgchwOpName:  {maps: "0 1 5 3+6 4+7|2 1 5 6 7|0 1 2 3 4", body: contraction},
	Conv2DNgchwGfchwOpName:  {maps: "0 1 5 3+6 4+7|1 2 5 6 7|0 1 2 3 4", body: contraction},
	Conv2DNgchwGfchwQOpName: {maps: "0 1 5 3+6 4+7|1 2 5 6 7|||0 1 2 3 4", body: quantized},
	Conv2DNhwgcGfhwcOpName:  {maps: "0 1+5 2+6 3 7|3 4 5 6 7|0 1 2 3 4", body: contraction},
	Conv2DNhwgcGfhwcQOpName: {maps: "0 1+5 2+6 3 7|3 4 5 6 7|||0 1 2 3 4", body: quantized},
	Conv3DNdhwcDhwcfOpName:  {maps: "0 1+5 2+6 3+7 8|5 6 7 8 4|0 1 2 3 4", body: contraction},
	Conv3DNdhwcDhwcfQOpName: {maps: "0 1+5 2+6 3+7 8|5 6 7 8 4|||0 1 2 3 4", body: quantized},
	Conv3DNcdhwFcdhwOpName:  {maps: "0 5 2+6 3+7 4+8|1 5 6 7 8|0 1 2 3 4", body: contraction},

	DepthwiseConv1DNwcWcOpName:      {maps: "0 1+3 2|3 2|0 1 2", body: contraction},
	DepthwiseConv1DNcwCwOpName:      {maps: "0 2 1+3|2 3|0 2 1", body: contraction},
	DepthwiseConv1DNwcWcmOpName:     {maps: "0 1+4 2|4 2 3|0 1 2 3", body: contraction},
	DepthwiseConv2DNhwcHwcOpName:    {maps: "0 1+4 2+5 3|4 5 3|0 1 2 3", body: contraction},
	DepthwiseConv2DNchwChwOpName:    {maps: "0 3 1+4 2+5|3 4 5|0 3 1 2", body: contraction},
	DepthwiseConv2DNhwcHwcQOpName:   {maps: "0 1+4 2+5 3|4 5 3|||0 1 2 3", body: quantized},
	DepthwiseConv2DNhwcHwcmOpName:   {maps: "0 1+5 2+6 3|5 6 3 4|0 1 2 3 4", body: contraction},
	DepthwiseConv2DNhwcHwcmQOpName:  {maps: "0 1+5 2+6 3|5 6 3 4|||0 1 2 3 4", body: quantized},
	DepthwiseConv3DNdhwcDhwcOpName:  {maps: "0 1+4 2+5 3+6 7|4 5 6 7|0 1 2 3 7", body: contraction},
	DepthwiseConv3DNcdhwCdhwOpName:  {maps: "0 7 1+4 2+5 3+6|7 4 5 6|0 7 1 2 3", body: contraction},
	DepthwiseConv3DNdhwcDhwcmOpName: {maps: "0 1+5 2+6 3+7 8|5 6 7 8 4|0 1 2 3 8 4", body: contraction},

	PoolingNhwcSumOpName:         {maps: pool2, body: pooling("add", false)},
	PoolingNchwSumOpName:         {maps: nchw, body: pooling("add", false)},
	PoolingNhwcMaxOpName:         {maps: pool2, body: pooling("max_signed", false)},
	PoolingNhwcMaxUnsignedOpName: {maps: pool2, body: pooling("max_unsigned", true)},
	PoolingNchwMaxOpName:         {maps: nchw, body: pooling("max_signed", false)},
	PoolingNhwcMinOpName:         {maps: pool2, body: pooling("min_signed", false)},
	PoolingNhwcMinUnsignedOpName: {maps: pool2, body: pooling("min_unsigned", true)},
	PoolingNwcSumOpName:          {maps: pool1, body: pooling("add", false)},
	PoolingNcwSumOpName:          {maps: ncw, body: pooling("add", false)},
	PoolingNwcMaxOpName:          {maps: pool1, body: pooling("max_signed", false)},
	PoolingNwcMaxUnsignedOpName:  {maps: pool1, body: pooling("max_unsigned", true)},
	PoolingNcwMaxOpName:          {maps: ncw, body: pooling("max_signed", false)},
	PoolingNwcMinOpName:          {maps: pool1, body: pooling("min_signed", false)},
	PoolingNwcMinUnsignedOpName:  {maps: pool1, body: pooling("min_unsigned", true)},
	PoolingNdhwcSumOpName:        {maps: pool3, body: pooling("add", false)},
	PoolingNdhwcMaxOpName:        {maps: pool3, body: pooling("max_signed", false)},
	PoolingNdhwcMinOpName:        {maps: pool3, body: pooling("min_signed", false)},
}

// operands returns the number of inputs and destinations.
func (s spec) operands() int {
	if s.maps == "" {
		return s.inputs + 1
	}
	return strings.Count(s.maps, "|") + 1
}

// loops returns the number of loops, and which of them are reductions: those that
// the last map does not mention.
func (s spec) loops() (n int, reduction []bool) {
	for i := range len(s.maps) {
		if c := s.maps[i]; c >= '0' && c <= '9' {
			n = max(n, int(c-'0')+1)
		}
	}
	reduction = make([]bool, n)
	out := s.maps[strings.LastIndexByte(s.maps, '|')+1:]
	for i := range reduction {
		reduction[i] = strings.IndexByte(out, byte('0'+i)) < 0
	}
	return n, reduction
}

// indexing returns the maps with the factors of the windows; a factor that is not
// given is 1.
func (s spec) indexing(strides, dilations []int64) []*affine.Map {
	n, _ := s.loops()
	factor := func(list []int64, i int) *affine.Expr {
		if i < len(list) {
			return affine.NewConstant(list[i])
		}
		return affine.NewConstant(1)
	}
	dim := func(c byte) *affine.Expr { return affine.NewDim(int(c - '0')) }
	var out []*affine.Map
	window := 0
	for text := range strings.SplitSeq(s.maps, "|") {
		m := &affine.Map{NumDims: n}
		for r := range strings.FieldsSeq(text) {
			e := dim(r[0])
			if len(r) > 1 {
				e = e.Mul(factor(strides, window)).Add(dim(r[2]).Mul(factor(dilations, window)))
				window++
			}
			m.Results = append(m.Results, e)
		}
		out = append(out, m)
	}
	return out
}

// factors returns the elements of an attribute that holds strides or dilations.
func factors(a ir.Attribute) []int64 {
	if d, ok := a.(*ir.DenseElementsAttr); ok {
		return named.IntsOf(d)
	}
	return nil
}
