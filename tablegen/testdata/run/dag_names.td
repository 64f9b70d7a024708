// The empty name of an argument or an operator is not the same as none.
def op;
def x {
  dag named = !dag(op, [1, 2], ["", "b"]);
  dag set = !setdagname((op 1:$a, 2:$b), 0, "");
  dag unset = !setdagname(named, 0, ?);
  dag operator = !setdagopname((op 1), "");
  dag none = !setdagop(operator, op);
  string first = !getdagname(named, 0);
  string before = !getdagopname(operator);
  dag both = !con(named, (op 3), set);
  dag renamed = !setdagname(named, "", "k");
  dag replaced = !setdagarg(named, "", 5);
  int found = !getdagarg<int>(named, "");
  dag mapped = !foreach(e, named, !if(!isa<int>(e), e, e));
  bit same = !eq(!getdagname(set, 0), "");
}
class Of<string n> { dag d = !dag(op, [1], [n]); }
def blank : Of<"">;
def full : Of<"f">;
