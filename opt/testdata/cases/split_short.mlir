// ARGS: --split-input-file=b
module @x {} // abb
//bbaab module {}
