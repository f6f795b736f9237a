import { useState } from 'react';
import { Link } from '#shared/router/index.ts';
import type { Product } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { FavouriteButton } from '#shared/favorites/favorite-button.tsx';
import { paths } from '#shared/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { ColorDots } from './color-dots.tsx';
import { PriceTag } from './price-tag.tsx';
import { ProductBadge } from './product-badge.tsx';
import { texts } from '../texts.ts';

const { card } = texts;

export type CardActions = {
  onAdd: (product: Product) => void;
  onQuickView: (product: Product) => void;
  /** Called when a shopper is about to open the product. */
  onApproach?: (product: Product) => void;
};

type CardProps = CardActions & { product: Product; categoryName: string; eager: boolean };

const SIZES = '(min-width: 64rem) 296px, (min-width: 48rem) 31vw, 46vw';

function Pictures({ product, eager, near }: Pick<CardProps, 'product' | 'eager'> & { near: boolean }) {
  const [first = '', second] = product.thumbnails;
  const box = 'aspect-[4/5] w-full rounded-image object-cover';
  return (
    <div className="relative overflow-hidden rounded-image bg-sand">
      <Picture
        url={first}
        alt={product.thumbnailAlts[0] || product.title}
        width={480}
        height={600}
        sizes={SIZES}
        eager={eager}
        upTo={960}
        className={box}
      />
      {near && second && (
        <div className="absolute inset-0 opacity-0 transition-opacity duration-300 group-hover:opacity-100">
          <Picture url={second} alt="" width={480} height={600} sizes={SIZES} upTo={960} className={box} />
        </div>
      )}
    </div>
  );
}

// Always there for touch and keyboard; with a mouse they wait for the pointer.
const revealed =
  '[@media(hover:hover)_and_(pointer:fine)]:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 focus-visible:opacity-100';
const round = 'icon-btn bg-white text-ink shadow-overlay hover:bg-blush transition-opacity';

function Buttons({ product, onAdd, onQuickView }: Omit<CardProps, 'categoryName' | 'eager'>) {
  return (
    <div className={`absolute right-2 bottom-2 z-10 flex gap-2 transition-opacity ${revealed}`}>
      <button
        type="button"
        className={round}
        aria-haspopup="dialog"
        aria-label={card.quickView(product.title)}
        onClick={() => onQuickView(product)}
      >
        <Icon name="eye" />
      </button>
      {product.stock > 0 && (
        <button
          type="button"
          className={round}
          aria-label={card.add(product.title)}
          onClick={() => onAdd(product)}
        >
          <Icon name="plus" />
        </button>
      )}
    </div>
  );
}

/** A product in a list: one link over the whole card, its buttons beside it. */
export function ProductCard({ product, categoryName, eager, ...actions }: CardProps) {
  const href = paths.product(product.slug || product._id);
  const [near, setNear] = useState(false);
  return (
    <article
      className="group relative flex h-full flex-col gap-2"
      onPointerEnter={({ pointerType }) => {
        setNear(pointerType === 'mouse');
        actions.onApproach?.(product);
      }}
    >
      <div className="relative">
        <Pictures product={product} eager={eager} near={near} />
        <div className="absolute top-2 left-2">
          <ProductBadge product={product} />
        </div>
        <FavouriteButton product={product} className="absolute top-2 right-2 z-10 bg-white shadow-overlay" />
        <Buttons product={product} {...actions} />
      </div>
      <div className="flex flex-1 flex-col gap-1">
        <p className="text-xs tracking-[0.08em] text-muted uppercase">{categoryName}</p>
        <h3 className="leading-snug font-medium">
          <Link to={href} className="line-clamp-2 after:absolute after:inset-0 after:rounded-image">
            {product.title}
          </Link>
        </h3>
        <PriceTag product={product} />
        <div className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-2">
          <ColorDots colors={product.colors} />
          <Link
            to={href}
            aria-label={card.moreOf(product.title)}
            className="link relative z-10 inline-flex min-h-11 items-center text-sm"
          >
            {card.more}
          </Link>
        </div>
      </div>
    </article>
  );
}
