class Op<string n = ""> { string name = n; }
class Sub : Op<"sub">;
def op : Op; def op2 : Op<"two">; def sub : Sub; def other;
class D<dag d, int i = 0> {
  int size = !size(d);
  bit empty = !empty(d);
  Op getop = !getdagop<Op>(d);
  string opname = !getdagopname(d);
  dag setop = !setdagop(d, op2);
  dag setopname = !setdagopname(d, "new");
  int arg = !getdagarg<int>(d, i);
  string argname = !getdagname(d, i);
  dag setarg = !setdagarg(d, i, 99);
  dag setname = !setdagname(d, i, "renamed");
  dag unname = !setdagname(d, i, ?);
  dag con = !con(d, (op 5:$five));
  dag con3 = !con(d, (op), (op $x));
  dag each = !foreach(x, d, !if(!isa<int>(x), x, x));
}
def d1 : D<(op:$n 1:$a, 2:$b)>;
def d2 : D<(op:$m 7:$only)>;
def literal {
  dag made = !dag(op, [1, 2], ["a", "b"]);
  dag made2 = !dag(op, [1, 2], ?);
  dag made3 = !dag(sub, ?, ["x", "y"]);
  dag made4 = !dag(op, [1, ?], ["a", ?]);
  dag conU = !con((op 1), (? 2));
  dag conU2 = !con((? 1), (op:$z 2));
  dag byname = !setdagarg((op 1:$a, 2:$b), "b", "new");
  int getname = !getdagarg<int>((op 1:$a, 2:$b), "b");
  string mistyped = !getdagarg<string>((op 1:$a), 0);
  dag renamed = !setdagname((op 1:$a), "a", "z");
  Op o = !getdagop<Op>((sub 1));
  dag withop = (!getdagop((sub 1)) 3);
  dag withop2 = (!getdagop<Sub>((sub 1)) 3);
  dag castop = (!cast<Op>("op") 1);
  int sz = !size((op 1, 2, 3));
  bit em = !empty((op));
  bit ne = !empty((op 1));
  string on = !getdagopname((op:$q));
  string nn = !getdagname((op 1), 0);
  dag swap = !foreach(x, (op op, sub, (op op2)), !subst(op, other, x));
  dag so = !setdagop((op:$k 1:$a), sub);
  dag son = !setdagopname((op 1), "added");
}

// A dag with unset parts is a complete default value.
class UnsetDag<dag d = (?), dag e = (op ?), list<dag> l = [(?)]> { dag dd = d; dag ee = e; list<dag> ll = l; }
def unset_dag : UnsetDag;
