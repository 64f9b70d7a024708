// Package subprocess runs programs such that the processes that they have started end with them.
package subprocess

import (
	"errors"
	"os/exec"
	"sync"
)

// A Set has the programs that run. The zero value is ready for use, by several goroutines.
type Set struct {
	mu      sync.Mutex
	running map[*exec.Cmd]bool
	killed  bool
}

// errKilled is the error for programs that are started after Kill.
var errKilled = errors.New("the programs have been ended")

// Run runs a command with a context. When the context ends, so do the program and those that it has started, as far as the system
// has groups of processes. A group does not get the signals of the terminal, so the caller has to call Kill before a signal ends
// this process.
func (s *Set) Run(cmd *exec.Cmd) error {
	separate(cmd)
	cmd.Cancel = func() error { return kill(cmd) }
	if err := s.start(cmd); err != nil {
		return err
	}
	err := cmd.Wait()
	if errors.Is(err, exec.ErrWaitDelay) { // the program has ended, and another one still has its output
		_ = kill(cmd) // it may have ended in the meantime
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.running, cmd)
	return err
}

func (s *Set) start(cmd *exec.Cmd) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.killed {
		return errKilled
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	if s.running == nil {
		s.running = map[*exec.Cmd]bool{}
	}
	s.running[cmd] = true
	return nil
}

// Kill ends all programs. None can be started afterwards.
func (s *Set) Kill() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.killed = true
	for cmd := range s.running {
		_ = kill(cmd) // it may have ended in the meantime
	}
}
