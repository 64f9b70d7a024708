// Package regex matches POSIX extended regular expressions as LLVM's library
// does, bytes to bytes.
//
// A match is the leftmost one, and of those the longest. Within it, the parts
// of an expression take from the left as much as they can. \1 to \9 are back
// references, [[:<:]] and [[:>:]] the ends of words, and there are no other
// escapes: \d is the letter d. A '.' and a negated set do not match a line
// feed; '^' and '$' match at every line's ends.
//
// An expression is parsed to a tree of nodes (parse.go) and compiled to a [prog],
// a nondeterministic automaton. Search runs deterministic automata that are built
// as the text needs them (dfa.go): one finds the end of the match, a second one,
// backwards, its start. Only then, and only if somebody asks, the tree is laid
// over the match to find the subexpressions (dissect.go). Back references need
// backtracking (backref.go); it has a budget, so that no expression hangs.
package regex
