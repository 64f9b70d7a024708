package server

import "sync"

// pending counts the calls that are not answered. Unlike a sync.WaitGroup it allows new calls
// while the server waits for the others before it exits: an editor can send anything.
type pending struct {
	mu   sync.Mutex
	none *sync.Cond
	n    int
}

func newPending() *pending {
	p := &pending{}
	p.none = sync.NewCond(&p.mu)
	return p
}

func (p *pending) received() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.n++
}

func (p *pending) answered() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.n--; p.n <= 0 {
		p.none.Broadcast()
	}
}

// wait waits until all calls are answered.
func (p *pending) wait() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.n > 0 {
		p.none.Wait()
	}
}
