%a = shapes.make "window" filled : !shapes.rect<3, 4>
%b = shapes.make {note = 1 : i32} : !shapes.rect<1, 2>
%c = shapes.align center %a : !shapes.rect<3, 4>
%d = shapes.align top_left %c to %a, %b : !shapes.rect<3, 4>, !shapes.rect<1, 2> : !shapes.rect<3, 4>
%e = shapes.area %d : !shapes.rect<3, 4>
