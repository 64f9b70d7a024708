include "llvm/TableGen/SearchableTable.td"
class SR<string n, bits<12> enc, string alt> : SearchableTable {
  let SearchableFields = ["Name", "Encoding"];
  let EnumValueField = "Encoding";
  string Name = n; bits<12> Encoding = enc; string Alt = alt; code Cc = [{c}]; bit B = 1;
}
def : SR<"x0", 5, "a">; def : SR<"x1", 3, "b">;
class SS<string n> : SearchableTable { let SearchableFields = ["Name"]; string Name = n; }
def : SS<"q">;
class NoEnum<string n> : SearchableTable { let SearchableFields = ["Key"]; let EnumNameField = ""; string Key = n; }
def : NoEnum<"q">;
