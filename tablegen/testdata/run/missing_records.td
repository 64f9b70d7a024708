// Outside of records, a record that does not exist where a dump is executed is missing.
class T;
def yes : T;
dump !if(!exists<T>("yes"), "yes exists", "yes is missing");
dump !if(!exists<T>("no"), "no exists", "no is missing");
dump !strconcat("also in a string: ", !if(!exists<T>("no"), "exists", "missing"));
defvar early = !exists<T>("later");
dump !cast<string>(early);
def later : T;
