include "llvm/TableGen/Automaton.td"
class SymKind { int v = 0; }
def SK_a : SymKind; def SK_b : SymKind;
class T1<SymKind k, string s, int n, bits<2> st> : Transition { SymKind K = k; string S = s; int N = n; let NewState{1-0} = st; }
def : T1<SK_a, "foo", 1, 0b01>;
def : T1<SK_a, "foo", 1, 0b10>;
def : T1<SK_b, "bar", 2, 0b11>;
def Simple : GenericAutomaton { let TransitionClass = "T1"; let SymbolFields = ["K", "S", "N"]; string TypeOf_S = "MyS"; }
