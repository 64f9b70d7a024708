include "llvm/TableGen/SearchableTable.td"
def AEnum : GenericEnum { let FilterClass = "AEntry"; let NameField = "Name"; let ValueField = "Value"; }
class AEntry<string name, int value> { string Name = name; int Value = value; }
def A0 : AEntry<"zero", 0>;
def : AEntry<"foo", 3>; def : AEntry<"bar", 1>; def : AEntry<"baz", 2>;
class BEntry<string n, bits<16> enc, bit f, list<int> l = []> { string Name = n; bits<16> Encoding = enc; bit Flag = f; code C = [{ x() }]; string Raw = "raw"; string TypeOf_Raw = "code"; AEntry K = A0; string TypeOf_K = "AEnum"; int n1 = 3; }
def BTable : GenericTable {
  let FilterClass = "BEntry"; let Fields = ["Name", "Encoding", "Flag", "C", "Raw", "K"];
  let PrimaryKey = ["Encoding"]; let PrimaryKeyName = "lookupBByEncoding"; string TypeOf_K = "AEnum"; string TypeOf_Raw = "code";
}
def lookupBByName : SearchIndex { let Table = BTable; let Key = ["Name"]; let EarlyOut = 0; }
def lookupBByBoth : SearchIndex { let Table = BTable; let Key = ["Encoding", "Name", "Flag"]; let EarlyOut = 1; }
def lookupBByK : SearchIndex { let Table = BTable; let Key = ["K", "Flag"]; let EarlyOut = 1; }
def : BEntry<"one", 0x10, 1>; def : BEntry<"two", 0x2, 0>; def b3 : BEntry<"Three", 0x3, 1>; def b4 : BEntry<"three", 0x3000, 1>;
