/** A variant of a product in the cart, with what is shown of it. */
export type CartLine = {
  id: string;
  name: string;
  /** Today's price of one unit, in whole pesos. */
  price: number;
  image: string;
  /** Empty when the product has no sizes. */
  size: string;
  color?: string;
  quantity: number;
  /** Units of this variant: unknown when absent, 0 when it is no longer sold. */
  stock?: number;
  slug?: string;
};
