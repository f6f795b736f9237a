import { finalPrice } from '../pricing';

export const GIVEN_AWAY = 'El precio final tiene que ser de $1 o más: bajá el descuento';

/** Returns whether a discount leaves less than $1; a price that is 0 already is another fault. */
export const isGivenAway = (product: { price: number; discount: number }): boolean =>
  product.price > 0 && finalPrice(product) < 1;
