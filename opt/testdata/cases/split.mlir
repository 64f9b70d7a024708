module @x {}
// -----0
module @y {}
// ----- 0
module @z {}
// -----
