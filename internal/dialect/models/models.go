package models

import "github.com/mica-ir/mica/dialect"

// Add adds the models to the Go parts of dialects.
func Add(list ...*dialect.Natives) {
	for _, n := range list {
		for name, x := range of(n.Namespace) {
			if n.Models == nil {
				n.Models = map[string]dialect.Interfaces{}
			}
			n.Models[name] = append(n.Models[name], x...)
		}
	}
}

// of returns the models of a dialect.
func of(namespace string) map[string]dialect.Interfaces {
	switch namespace {
	case "linalg":
		return linalgModels()
	case "memref":
		return memrefModels()
	case "tensor":
		return tensorModels()
	}
	return nil
}
