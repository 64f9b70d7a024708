module {
  %0 = shop.price
  %1 = shop.discount %0 by 10
  shop.pay %1
}

