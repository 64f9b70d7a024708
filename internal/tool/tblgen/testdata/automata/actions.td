include "llvm/TableGen/Automaton.td"
class U<string u, bits<4> st> : Transition { string Unit = u; let NewState{3-0} = st; }
foreach i = 0...3 in def : U<"u" # !and(i, 1), !shl(1, i)>;
def Both : U<"both", 0b0011>;
def High : U<"both", 0b1100>;
def None : U<"none", 0>;
def Units : GenericAutomaton { let TransitionClass = "U"; let SymbolFields = ["Unit"]; string TypeOf_Unit = "llvm::StringRef"; }
class V<int n, bits<3> st> : Transition { int N = n; code C = [{ x }]; string E = ""; let NewState{2-0} = st; }
def : V<-1, 1>; def : V<-1, 2>; def : V<4294967297, 4>; def : V<3, 7>; def : V<3, 6>;
def A1 : GenericAutomaton { let TransitionClass = "V"; let SymbolFields = ["N", "C", "E"]; }
def A0 : GenericAutomaton { let TransitionClass = "V"; let SymbolFields = []; }
def A2 : GenericAutomaton { let TransitionClass = "V"; let SymbolFields = ["E"]; }
