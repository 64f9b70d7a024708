package process

import (
	"os"
	"testing"
)

// TestTouch checks that the memory after the object that makes the heap larger is mapped and can be
// touched.
func TestTouch(t *testing.T) {
	var m toucher
	m.extend()
	if m.end <= m.from || m.end-m.from < heapChunk {
		t.Fatalf("memory from %#x to %#x", m.from, m.end)
	}
	if !m.touch() {
		t.Skip("the kernel populates no pages")
	}
	if m.next != m.from+touchStep || !isTouched(m.next-uintptr(os.Getpagesize())) {
		t.Errorf("from %#x to %#x, memory is not touched", m.from, m.next)
	}
}
