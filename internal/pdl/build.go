package pdl

// A treeBuilder merges patterns into one tree. While it grows, the tree has tables in which
// siblings and answers are found, because there may be thousands of either.

// A growingChain is a chain of siblings: first the matches that end there, the last one first,
// then the questions.
type growingChain struct {
	matches   []*node
	questions []*growingNode
	table     map[predicateKey]*growingNode // of the questions if there are many
}

// A growingNode asks a question.
type growingNode struct {
	*node
	chains []*growingChain // after each answer
	table  map[answer]int  // of the answers if there are many
}

// fewAlternatives is the number of siblings or answers that are searched without a table.
const fewAlternatives = 8

// buildTree merges the patterns into one tree. all is in the order in which
// questions are asked, so the list of each pattern is, too.
func buildTree(lists [][]predicate, all []*orderedPredicate) *node {
	byPattern := make([][]*orderedPredicate, len(lists))
	for _, o := range all {
		for i := range o.answers {
			byPattern[i] = append(byPattern[i], o)
		}
	}
	var root growingChain
	for i, list := range byPattern {
		root.insert(i, list)
	}
	return root.finish()
}

// insert adds a pattern to the tree that begins with a chain. It follows the path of the pattern's
// predicates as far as there are nodes for them: at each step the chain of siblings
// is searched for the question, and a node is appended where it is not found.
//
// The node that records the match becomes the head of the chain at the end of the path. The old
// head is tried after it, so a pattern is recorded before longer patterns that begin with it.
func (c *growingChain) insert(pattern int, list []*orderedPredicate) {
	for _, o := range list {
		c = c.question(predicateKey{o.pos, o.question}).after(o.answers[pattern])
	}
	c.matches = append(c.matches, &node{pattern: pattern})
}

// question returns the node of the chain that asks a question.
func (c *growingChain) question(key predicateKey) *growingNode {
	if c.table != nil {
		if n := c.table[key]; n != nil {
			return n
		}
	} else {
		for _, n := range c.questions {
			if n.pos == key.pos && n.question == key.question {
				return n
			}
		}
	}
	n := &growingNode{node: &node{pos: key.pos, question: key.question}}
	c.questions = append(c.questions, n)
	switch {
	case c.table != nil:
		c.table[key] = n
	case len(c.questions) > fewAlternatives:
		c.table = map[predicateKey]*growingNode{}
		for _, q := range c.questions {
			c.table[predicateKey{q.pos, q.question}] = q
		}
	}
	return n
}

// after returns the chain after an answer.
func (n *growingNode) after(a answer) *growingChain {
	if n.table != nil {
		if i, ok := n.table[a]; ok {
			return n.chains[i]
		}
	} else {
		for i := range n.children {
			if n.children[i].answer == a {
				return n.chains[i]
			}
		}
	}
	c := &growingChain{}
	n.children, n.chains = append(n.children, branch{answer: a}), append(n.chains, c)
	switch {
	case n.table != nil:
		n.table[a] = len(n.chains) - 1
	case len(n.chains) > fewAlternatives:
		n.table = map[answer]int{}
		for i := range n.children {
			n.table[n.children[i].answer] = i
		}
	}
	return c
}

// finish links the nodes, and returns the first one.
func (c *growingChain) finish() *node {
	var first *node
	for i := len(c.questions) - 1; i >= 0; i-- {
		n := c.questions[i]
		for k := range n.children {
			n.children[k].node = n.chains[k].finish()
		}
		n.failure, first = first, n.node
	}
	for _, n := range c.matches {
		n.failure, first = first, n
	}
	return first
}
