import type { Product } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { favorites, useIsFavorite } from './favorites-store.ts';
import { texts } from './texts.ts';

type ButtonProps = { product: Pick<Product, '_id' | 'title'>; className: string };

export const FavoriteButton = ({ product: { _id, title }, className }: ButtonProps) => (
  <button
    type="button"
    aria-pressed={useIsFavorite(_id)}
    aria-label={texts.keep(title)}
    className={`icon-btn group/heart noscript:hidden ${className}`}
    onClick={() => favorites().toggle(_id)}
  >
    <Icon
      name="heart"
      className="size-5 group-aria-pressed/heart:fill-wine group-aria-pressed/heart:text-wine"
    />
  </button>
);
