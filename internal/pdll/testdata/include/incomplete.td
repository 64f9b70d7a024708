class A<int x> { int y = x; }  def X : A<"text">;  def Y : A<1>; def Y : A<2>;
