import type { Product } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { favourites, useIsFavourite } from './favorites-store.ts';
import { texts } from './texts.ts';

type ButtonProps = { product: Pick<Product, '_id' | 'title'>; className: string };

/** The heart that keeps a product as a favourite of this browser; without script there is none. */
export const FavouriteButton = ({ product: { _id, title }, className }: ButtonProps) => (
  <button
    type="button"
    aria-pressed={useIsFavourite(_id)}
    aria-label={texts.keep(title)}
    className={`icon-btn group/heart noscript:hidden ${className}`}
    onClick={() => favourites().toggle(_id)}
  >
    <Icon
      name="heart"
      className="size-5 group-aria-pressed/heart:fill-wine group-aria-pressed/heart:text-wine"
    />
  </button>
);
