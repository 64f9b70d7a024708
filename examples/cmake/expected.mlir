module {
  %0 = shapes.make "window" filled : <3, 4>
  %1 = shapes.make {note = 1 : i32} : <1, 2>
  %2 = shapes.align center %0 : <3, 4>
  %3 = shapes.align top_left %2 to %0, %1 : !shapes.rect<3, 4>, !shapes.rect<1, 2> : <3, 4>
  %4 = shapes.area %3 : <3, 4>
}

