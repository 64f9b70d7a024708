include "llvm/TableGen/SearchableTable.td"
class E2 {} def Z_b : E2; def Z_a : E2; def Z_10 : E2; def Z_9 : E2;
def AutoEnum : GenericEnum { let FilterClass = "E2"; }
class T { E2 V; string TypeOf_V = "AutoEnum"; bits<3> b3; bits<40> b40; bit f; int x; bit use = 1; string s = "s"; }
def TT : GenericTable { let FilterClass = "T"; let FilterClassField = "use"; let CppTypeName = "Entry"; let Fields = ["V", "b3", "b40", "f"]; string TypeOf_V = "AutoEnum"; let PrimaryKey = ["b3"]; let PrimaryKeyName = "get"; let PrimaryKeyEarlyOut = 1; let PrimaryKeyReturnRange = 1; }
def r1 : T { let V = Z_b; let b3 = 3; let b40 = 0xffffffffff; let f = 1; }
def r2 : T { let V = Z_9; let b3 = 2; let b40 = 12; let f = 0; }
def r3 : T { let V = Z_9; let b3 = 2; let b40 = 12; let f = 0; let use = 0; }
def r4 : T { let V = Z_9; let b3 = 2; let b40 = 12; let f = 0; }
def byBits : SearchIndex { let Table = TT; let Key = ["b3"]; let EarlyOut = 1; }
def byBits40 : SearchIndex { let Table = TT; let Key = ["b40", "V"]; let EarlyOut = 1; }
def Dense : GenericTable { let FilterClass = "D"; let Fields = ["k", "s"]; let PrimaryKey = ["k"]; let PrimaryKeyName = "dense"; }
class D<bits<8> v, string x> { bits<8> k = v; string s = x; }
def : D<0, "zero">; def : D<1, "o\"ne">; def : D<2, "t\nwo">;
def byS : SearchIndex { let Table = Dense; let Key = ["s"]; }
