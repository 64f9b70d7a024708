// Package regex matches POSIX extended regular expressions on bytes, as LLVM's
// library does.
//
// A match is the leftmost one, and of these the longest. Within it, the parts of an
// expression take as much as possible from left to right. \1 to \9 are back
// references, [[:<:]] and [[:>:]] match the start and end of words, and there are
// no other escapes: \d is the letter d. A '.' and a negated set do not match a line
// feed; '^' and '$' match at the ends of every line.
//
// An expression is parsed to a tree of nodes (parse.go) and compiled to a [prog], a
// nondeterministic automaton. A search uses deterministic automata that are built
// lazily (dfa.go): one finds the end of the match, another one, backwards, its
// start. Only if subexpressions are requested, the tree is applied to the match to
// find them (dissect.go). Back references require backtracking (backref.go), which
// has a step budget so that it always terminates.
package regex
