package xegpu

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A layout is how a tensor is distributed to subgroups, instructions and lanes.
type layout struct{ groups, groupData, data, lanes, laneData, order []int64 }

func layoutOf(a ir.Attribute) (l layout, ok bool) {
	if classOf(a) != "LayoutAttr" {
		return l, false
	}
	return layoutParams(a.(*ir.DefinedAttr).Params), true
}

func layoutParams(params []ir.Param) layout {
	get := func(i int) []int64 {
		if i < len(params) {
			if d, ok := params[i].(*ir.DenseArrayAttr); ok {
				return d.Int64s()
			}
		}
		return nil
	}
	return layout{get(0), get(1), get(2), get(3), get(4), get(5)}
}

func (l layout) rank() int {
	for _, x := range [][]int64{l.groups, l.data, l.lanes} {
		if x != nil {
			return len(x)
		}
	}
	return 0
}

// ratio divides a shape by another; false if they do not fit.
func ratio(a, b []int64) ([]int64, bool) {
	if len(a) != len(b) {
		return nil, false
	}
	out := make([]int64, len(a))
	for i := range a {
		if b[i] <= 0 || a[i]%b[i] != 0 {
			return nil, false
		}
		out[i] = a[i] / b[i]
	}
	return out, true
}

// share returns the part of a shape that each unit holds, or false if the shape does not divide
// evenly. With round, it may also divide the units or the data.
func share(shape, units, data []int64, round bool) ([]int64, bool) {
	if len(units) > 0 {
		if r, ok := ratio(shape, units); ok {
			shape = r
		} else if _, ok := ratio(units, shape); !ok || !round {
			return nil, false
		}
	}
	if len(data) > 0 {
		_, ok := ratio(shape, data)
		if !ok && round {
			_, ok = ratio(data, shape)
		}
		if !ok {
			return nil, false
		}
		shape = data
	}
	return shape, true
}

// distributes reports whether a shape can be distributed evenly.
func (l layout) distributes(shape []int64) bool {
	shape, ok := share(shape, l.groups, l.groupData, true)
	if !ok {
		return false
	}
	if shape, ok = share(shape, nil, l.data, false); !ok {
		return false
	}
	_, ok = share(shape, l.lanes, l.laneData, false)
	return ok
}

// verifyLayout checks the parameters of #xegpu.layout.
func verifyLayout(params []ir.Param) error {
	l := layoutParams(params)
	has := func(x []int64) bool { return x != nil }
	switch {
	case !has(l.groups) && !has(l.data) && !has(l.lanes):
		return errors.New("expected at least one of sg_layout, inst_data or lane_layout")
	case has(l.groups) && has(l.data) && len(l.groups) != len(l.data):
		return errors.New("expected sg_layout and inst_data to have the same rank")
	case has(l.groups) && has(l.lanes) && len(l.groups) != len(l.lanes):
		return errors.New("expected sg_layout and lane_layout to have the same rank")
	case has(l.data) && has(l.lanes) && len(l.data) != len(l.lanes):
		return fmt.Errorf("expected inst_data and lane_layout to have the same rank, got inst_data %d, lane_layout %d", len(l.data), len(l.lanes))
	case has(l.groupData) && !has(l.groups):
		return errors.New("expected sg_layout being used with sg_data")
	case has(l.groupData) && len(l.groupData) != len(l.groups):
		return errors.New("expected sg_data and sg_layout to have the same rank")
	case has(l.laneData) && !has(l.lanes):
		return errors.New("expected lane_layout being used with lane_data")
	case has(l.laneData) && len(l.laneData) != len(l.lanes):
		return errors.New("expected lane_data and lane_layout to have the same rank")
	case has(l.order) && !has(l.groups) && !has(l.lanes):
		return errors.New("expected sg_layout/lane_layout being used with order")
	case has(l.order) && has(l.groups) && len(l.order) != len(l.groups):
		return errors.New("expected order and sg_layout to have the same rank")
	case has(l.order) && has(l.lanes) && len(l.order) != len(l.lanes):
		return errors.New("expected order and lane_layout to have the same rank")
	}
	return nil
}

// rankOf returns the rank of a layout. A slice reduces that of its parent.
func rankOf(a ir.Attribute) int {
	d, ok := a.(*ir.DefinedAttr)
	if !ok {
		return 0
	}
	if classOf(a) != "SliceAttr" {
		return layoutParams(d.Params).rank()
	}
	parent, dims := sliceParams(d.Params)
	return rankOf(parent) - len(dims)
}

func sliceParams(params []ir.Param) (parent ir.Attribute, dims []int64) {
	if len(params) == 2 {
		parent, _ = params[0].(ir.Attribute)
		if d, ok := params[1].(*ir.DenseArrayAttr); ok {
			dims = d.Int64s()
		}
	}
	return parent, dims
}

// verifySlice checks the parameters of #xegpu.slice.
func verifySlice(params []ir.Param) error {
	parent, dims := sliceParams(params)
	rank := rankOf(parent)
	for i, d := range dims {
		switch {
		case d < 0 || d >= int64(rank):
			return fmt.Errorf("invalid dim (%d) in slice attribute.", d)
		case slices.Contains(dims[:i], d):
			return fmt.Errorf("repeated dim (%d) in slice attribute.", d)
		}
	}
	return nil
}

// verifyRange checks the bounds of #xegpu.range.
func verifyRange(params []ir.Param) error {
	start, ok := params[0].(*ir.IntegerAttr)
	end, also := params[1].(*ir.IntegerAttr)
	if ok && also && start.Int64() >= end.Int64() {
		return fmt.Errorf("'end' : %d must be greater than 'start' : %d", end.Int64(), start.Int64())
	}
	return nil
}
