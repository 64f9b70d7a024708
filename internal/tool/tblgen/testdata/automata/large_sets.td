include "llvm/TableGen/Automaton.td"
class W<bits<6> st, int a> : Transition { let NewState{5-0} = st; int A = a; }
foreach i = 0...40 in def : W<!and(!mul(i, 7), 63), !srl(i, 2)>;
def Big : GenericAutomaton { let TransitionClass = "W"; let SymbolFields = ["A"]; }
class K; def k0 : K; def k1 : K;
class X<bits<5> st, list<int> l, K k> : Transition { let NewState{4-0} = st; K A = k; int n = !size(l); let NewState{31} = 1; let NewState{7} = ?; }
foreach i = 1...20 in def : X<i, !range(i), !if(!and(i,1), k0, k1)>;
def Big2 : GenericAutomaton { let TransitionClass = "X"; let SymbolFields = ["A", "n"]; }
