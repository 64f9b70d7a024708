package main

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica/opt"
)

func main() {
	dir := os.Getenv(sourceVariable)
	if dir == "" {
		fmt.Fprintf(os.Stderr, "testopt: %s is not set\n", sourceVariable)
		os.Exit(1)
	}
	os.Exit(opt.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, configAs(os.Args[0], dir)))
}
