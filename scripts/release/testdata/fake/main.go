// Command fake takes the place of mica in packages: it prints the release, its environment, or its name and arguments.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	name := strings.TrimSuffix(filepath.Base(os.Args[0]), ".exe")
	args := os.Args[1:]
	if len(args) > 0 && strings.HasPrefix(args[0], "mlir-") {
		name, args = args[0], args[1:]
	}
	switch {
	case strings.Join(args, " ") == "version":
		fmt.Println("mica v0.1.0, compatible with nothing")
	case strings.Join(args, " ") == "environment":
		fmt.Println(strings.Join(os.Environ(), "\n"))
	case strings.Join(args, " ") == "exit":
		os.Exit(3)
	default:
		fmt.Println(name, strings.Join(args, " "))
	}
}
