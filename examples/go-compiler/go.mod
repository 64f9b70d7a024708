module example.com/calculator

go 1.26.0

require github.com/mica-ir/mica v0.0.0

replace github.com/mica-ir/mica => ../..
