//go:build !unix

package subprocess

import "os/exec"

// separate has no effect on this system.
func separate(*exec.Cmd) {}

// kill ends a program. Those that it has started go on.
func kill(cmd *exec.Cmd) error { return cmd.Process.Kill() }
