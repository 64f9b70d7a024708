package linalg

import (
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// A spec is what follows from the name of an operation.
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
	"linalg.copy":         {inputs: 1, body: castOnly},
	"linalg.exp":          {inputs: 1, body: unary("exp")},
	"linalg.log":          {inputs: 1, body: unary("log")},
	"linalg.abs":          {inputs: 1, body: unary("abs")},
	"linalg.ceil":         {inputs: 1, body: unary("ceil")},
	"linalg.floor":        {inputs: 1, body: unary("floor")},
	"linalg.negf":         {inputs: 1, body: unary("negf")},
	"linalg.reciprocal":   {inputs: 1, body: unary("reciprocal")},
	"linalg.round":        {inputs: 1, body: unary("round")},
	"linalg.sqrt":         {inputs: 1, body: unary("sqrt")},
	"linalg.rsqrt":        {inputs: 1, body: unary("rsqrt")},
	"linalg.square":       {inputs: 1, body: unary("square")},
	"linalg.tanh":         {inputs: 1, body: unary("tanh")},
	"linalg.erf":          {inputs: 1, body: unary("erf")},
	"linalg.add":          {inputs: 2, body: binary("add")},
	"linalg.sub":          {inputs: 2, body: binary("sub")},
	"linalg.mul":          {inputs: 2, body: binary("mul")},
	"linalg.div":          {inputs: 2, body: binary("div")},
	"linalg.div_unsigned": {inputs: 2, body: binary("div_unsigned")},
	"linalg.max":          {inputs: 2, body: binary("max_signed")},
	"linalg.min":          {inputs: 2, body: binary("min_signed")},
	"linalg.powf":         {inputs: 2, body: binary("powf")},
	"linalg.select":       {inputs: 3, body: selectBody},
	"linalg.fill":         {inputs: 1, body: castOnly},
	"linalg.fill_rng_2d":  {maps: "|||0 1", body: randomBody},

	"linalg.matmul":                 {maps: "0 2|2 1|0 1", body: contraction},
	"linalg.batch_matmul":           {maps: "0 1 3|0 3 2|0 1 2", body: contraction},
	"linalg.batch_reduce_matmul":    {maps: "0 1 3|0 3 2|1 2", body: contraction},
	"linalg.quantized_matmul":       {maps: "0 2|2 1|||0 1", body: quantized},
	"linalg.quantized_batch_matmul": {maps: "0 1 3|0 3 2|||0 1 2", body: quantized},
	"linalg.mmt4d":                  {maps: "0 2 3 5|1 2 4 5|0 1 3 4", body: contraction},
	"linalg.batch_mmt4d":            {maps: "0 1 3 4 6|0 2 3 5 6|0 1 2 4 5", body: contraction},
	"linalg.matvec":                 {maps: "0 1|1|0", body: contraction},
	"linalg.vecmat":                 {maps: "1|1 0|0", body: contraction},
	"linalg.batch_matvec":           {maps: "0 1 2|0 2|0 1", body: contraction},
	"linalg.batch_vecmat":           {maps: "0 2|0 2 1|0 1", body: contraction},
	"linalg.dot":                    {maps: "0|0|", body: contraction},

	"linalg.conv_1d":               {maps: "0+1|1|0", body: contraction},
	"linalg.conv_2d":               {maps: "0+2 1+3|2 3|0 1", body: contraction},
	"linalg.conv_3d":               {maps: "0+3 1+4 2+5|3 4 5|0 1 2", body: contraction},
	"linalg.conv_1d_nwc_wcf":       {maps: conv1, body: contraction},
	"linalg.conv_1d_ncw_fcw":       {maps: "0 3 2+4|1 3 4|0 1 2", body: contraction},
	"linalg.conv_2d_nhwc_hwcf":     {maps: "0 1+4 2+5 6|4 5 6 3|0 1 2 3", body: contraction},
	"linalg.conv_2d_nhwc_fhwc":     {maps: "0 1+4 2+5 6|3 4 5 6|0 1 2 3", body: contraction},
	"linalg.conv_2d_nhwc_hwcf_q":   {maps: "0 1+4 2+5 6|4 5 6 3|||0 1 2 3", body: quantized},
	"linalg.conv_2d_nhwc_fhwc_q":   {maps: "0 1+4 2+5 6|3 4 5 6|||0 1 2 3", body: quantized},
	"linalg.conv_2d_nchw_fchw":     {maps: "0 4 2+5 3+6|1 4 5 6|0 1 2 3", body: contraction},
	"linalg.conv_2d_nchw_fchw_q":   {maps: "0 4 2+5 3+6|1 4 5 6|||0 1 2 3", body: quantized},
	"linalg.conv_2d_ngchw_fgchw":   {maps: "0 1 5 3+6 4+7|2 1 5 6 7|0 1 2 3 4", body: contraction},
	"linalg.conv_2d_ngchw_gfchw":   {maps: "0 1 5 3+6 4+7|1 2 5 6 7|0 1 2 3 4", body: contraction},
	"linalg.conv_2d_ngchw_gfchw_q": {maps: "0 1 5 3+6 4+7|1 2 5 6 7|||0 1 2 3 4", body: quantized},
	"linalg.conv_2d_nhwgc_gfhwc":   {maps: "0 1+5 2+6 3 7|3 4 5 6 7|0 1 2 3 4", body: contraction},
	"linalg.conv_2d_nhwgc_gfhwc_q": {maps: "0 1+5 2+6 3 7|3 4 5 6 7|||0 1 2 3 4", body: quantized},
	"linalg.conv_3d_ndhwc_dhwcf":   {maps: "0 1+5 2+6 3+7 8|5 6 7 8 4|0 1 2 3 4", body: contraction},
	"linalg.conv_3d_ndhwc_dhwcf_q": {maps: "0 1+5 2+6 3+7 8|5 6 7 8 4|||0 1 2 3 4", body: quantized},
	"linalg.conv_3d_ncdhw_fcdhw":   {maps: "0 5 2+6 3+7 4+8|1 5 6 7 8|0 1 2 3 4", body: contraction},

	"linalg.depthwise_conv_1d_nwc_wc":      {maps: "0 1+3 2|3 2|0 1 2", body: contraction},
	"linalg.depthwise_conv_1d_ncw_cw":      {maps: "0 2 1+3|2 3|0 2 1", body: contraction},
	"linalg.depthwise_conv_1d_nwc_wcm":     {maps: "0 1+4 2|4 2 3|0 1 2 3", body: contraction},
	"linalg.depthwise_conv_2d_nhwc_hwc":    {maps: "0 1+4 2+5 3|4 5 3|0 1 2 3", body: contraction},
	"linalg.depthwise_conv_2d_nchw_chw":    {maps: "0 3 1+4 2+5|3 4 5|0 3 1 2", body: contraction},
	"linalg.depthwise_conv_2d_nhwc_hwc_q":  {maps: "0 1+4 2+5 3|4 5 3|||0 1 2 3", body: quantized},
	"linalg.depthwise_conv_2d_nhwc_hwcm":   {maps: "0 1+5 2+6 3|5 6 3 4|0 1 2 3 4", body: contraction},
	"linalg.depthwise_conv_2d_nhwc_hwcm_q": {maps: "0 1+5 2+6 3|5 6 3 4|||0 1 2 3 4", body: quantized},
	"linalg.depthwise_conv_3d_ndhwc_dhwc":  {maps: "0 1+4 2+5 3+6 7|4 5 6 7|0 1 2 3 7", body: contraction},
	"linalg.depthwise_conv_3d_ncdhw_cdhw":  {maps: "0 7 1+4 2+5 3+6|7 4 5 6|0 7 1 2 3", body: contraction},
	"linalg.depthwise_conv_3d_ndhwc_dhwcm": {maps: "0 1+5 2+6 3+7 8|5 6 7 8 4|0 1 2 3 8 4", body: contraction},

	"linalg.pooling_nhwc_sum":          {maps: pool2, body: pooling("add", false)},
	"linalg.pooling_nchw_sum":          {maps: nchw, body: pooling("add", false)},
	"linalg.pooling_nhwc_max":          {maps: pool2, body: pooling("max_signed", false)},
	"linalg.pooling_nhwc_max_unsigned": {maps: pool2, body: pooling("max_unsigned", true)},
	"linalg.pooling_nchw_max":          {maps: nchw, body: pooling("max_signed", false)},
	"linalg.pooling_nhwc_min":          {maps: pool2, body: pooling("min_signed", false)},
	"linalg.pooling_nhwc_min_unsigned": {maps: pool2, body: pooling("min_unsigned", true)},
	"linalg.pooling_nwc_sum":           {maps: pool1, body: pooling("add", false)},
	"linalg.pooling_ncw_sum":           {maps: ncw, body: pooling("add", false)},
	"linalg.pooling_nwc_max":           {maps: pool1, body: pooling("max_signed", false)},
	"linalg.pooling_nwc_max_unsigned":  {maps: pool1, body: pooling("max_unsigned", true)},
	"linalg.pooling_ncw_max":           {maps: ncw, body: pooling("max_signed", false)},
	"linalg.pooling_nwc_min":           {maps: pool1, body: pooling("min_signed", false)},
	"linalg.pooling_nwc_min_unsigned":  {maps: pool1, body: pooling("min_unsigned", true)},
	"linalg.pooling_ndhwc_sum":         {maps: pool3, body: pooling("add", false)},
	"linalg.pooling_ndhwc_max":         {maps: pool3, body: pooling("max_signed", false)},
	"linalg.pooling_ndhwc_min":         {maps: pool3, body: pooling("min_signed", false)},
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
