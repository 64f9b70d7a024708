//===- OmpCommon.td - Keywords of clauses ------------------*- tablegen -*-===//

// The keywords of a clause, which are numbered from the first one.
class _OmpKeywords<string kind, list<string> keywords, int least = 0> {
  string name = kind;
  list<string> words = keywords;
  int first = least;
}

foreach k = [
    _OmpKeywords<"BindKind", ["parallel", "teams", "thread"]>,
    _OmpKeywords<"CancellationConstructType", ["parallel", "loop", "sections", "taskgroup"]>,
    _OmpKeywords<"GrainsizeType", ["strict"]>,
    _OmpKeywords<"MemoryOrderKind", ["seq_cst", "acq_rel", "acquire", "release", "relaxed"]>,
    _OmpKeywords<"NumTasksType", ["strict"]>,
    _OmpKeywords<"NumThreadsType", ["strict"]>,
    _OmpKeywords<"OrderKind", ["concurrent"], 1>,
    _OmpKeywords<"ProcBindKind", ["primary", "master", "close", "spread"]>,
    _OmpKeywords<"ScheduleKind", ["static", "dynamic", "guided", "auto", "runtime", "distribute"]>] in {
  foreach i = !range(k.words) in
    def k.name # k.words[i] : I32EnumAttrCase<!toupper(!substr(k.words[i], 0, 1)) # !substr(k.words[i], 1), !add(k.first, i), k.words[i]>;
  def k.name : I32EnumAttr<"Clause" # k.name, k.name # " Clause", !foreach(w, k.words, !cast<I32EnumAttrCase>(k.name # w))> {
    let cppNamespace = "::mlir::omp";
    let genSpecializedAttr = 0;
  }
  def k.name # "Attr" : EnumAttr<OpenMP_Dialect, !cast<EnumAttrInfo>(k.name), !tolower(k.name)>;
}
