%0 = shop.price
%1 = shop.discount %0 by 0
%2 = shop.discount %1 by 10
%3 = shop.discount %2 by 10
shop.pay %3
