
// What all have in common.
class Base<int size, string label = "none"> {
  /// How large it is.
  int extent = size;
  string name = label;
  list<int> parts = [1, size];
}

// The smallest one.
def Small : Base<1> {
  let extent = 10;
  int twice = !mul(extent, 2);
}

def User {
  Base base = Small;
  int taken = Small.extent;
  dag d = (Small $a, "x":$b);
}

let name = "outer" in {
  def Named : Base<3, "q">;
}

class Sub<int n> : Base<n> {
  let extent = !add(n, 1);
  bit flag = 1;
}

foreach i = [1, 2] in
  def Each#i : Base<i>;

def Last : Sub<2> { let flag = 0; let name = "last"; }
