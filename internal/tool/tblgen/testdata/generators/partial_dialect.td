// A dialect without the fields of the one in OpBase.td.
class Dialect { string name = "d"; }
def D : Dialect;
