import { useState } from 'react';
import { picturesOf, type PaymentOffer, type Product, DEFAULT_COLORS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Link } from '#shared/router/router.tsx';
import { FavoriteButton } from '#shared/favorites/favorite-button.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { Rating } from '#shared/rating.tsx';
import { texts as card } from './texts.ts';
import { formatMoney } from '@shop/web-kit/format';
import { NetPrice } from '#shared/net-price.tsx';
import { PaymentPrice } from '#shared/payment-price.tsx';

type TagProps = { product: Pick<Product, 'earlierPrice' | 'finalPrice'>; offer: PaymentOffer | null };

function PriceTag({ product: { earlierPrice, finalPrice }, offer }: TagProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <p className="font-semibold">
        <span className="sr-only">{card.now} </span>
        {formatMoney(finalPrice)}
      </p>
      {earlierPrice !== undefined && (
        <>
          <p className="text-sm text-muted">
            <span className="sr-only">{card.before} </span>
            <s>{formatMoney(earlierPrice)}</s>
          </p>
          <p className="w-full text-sm font-medium text-success">
            {card.saves(formatMoney(earlierPrice - finalPrice))}
          </p>
        </>
      )}
      <NetPrice price={finalPrice} />
      <PaymentPrice amounts={[finalPrice]} offer={offer} />
    </div>
  );
}

const MAX_DOTS = 4;

type ColorDotsProps = Pick<Product, 'colors' | 'title'> & {
  chosen: string | undefined;
  onChoose: (color: string) => void;
};

/** Dots that choose the color whose picture the card shows. */
function ColorDots({ title, colors, chosen, onChoose }: ColorDotsProps) {
  const list = colors ?? DEFAULT_COLORS;
  if (list.length === 0) return <span className="h-4" aria-hidden="true" />;
  const hidden = list.slice(MAX_DOTS);
  return (
    <div
      role="group"
      aria-label={card.colors(title)}
      className="relative z-10 -ml-[10px] flex flex-wrap items-center"
    >
      {list.slice(0, MAX_DOTS).map(({ name, value }) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={name === chosen}
          className="group/dot flex size-[44px] items-center justify-center"
          onClick={() => onChoose(name)}
        >
          <span
            className="size-[24px] rounded-full border border-line-strong outline-offset-2 outline-wine group-aria-pressed/dot:outline-2"
            style={{ backgroundColor: value }}
          />
        </button>
      ))}
      {hidden.length > 0 && (
        <span className="ml-1 text-xs text-muted">
          <span aria-hidden="true">{card.extraColors(hidden.length)}</span>
          <span className="sr-only">{hidden.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </div>
  );
}

const badge = 'rounded-full px-2.5 py-1 text-xs font-semibold';

function ProductBadge({ product }: { product: Product }) {
  if (product.stock < 1) return <span className={`${badge} bg-ink text-white`}>{card.soldOut}</span>;
  if (product.earlierPrice)
    return <span className={`${badge} bg-wine text-white`}>{card.off(product.discount)}</span>;
  return product.createdAt && <span className={`${badge} bg-white text-gold`}>{card.isNew}</span>;
}

export type CardActions = {
  /** Gets the color that the shopper chose on the card. */
  onAdd: (product: Product, color?: string) => void;
  onQuickView: (product: Product, color?: string) => void;
  /** Called when a pointer enters a card, before the shopper opens the product. */
  onApproach?: (product: Product, isTouch: boolean) => void;
};

type CardProps = CardActions & {
  product: Product;
  /** '' in a list of one category. */
  categoryName: string;
  offer: PaymentOffer | null;
  eager: boolean;
};

const SIZES = '(min-width: 64rem) 296px, (min-width: 48rem) 31vw, (min-width: 18rem) 46vw, 92vw';

type ChosenColor = { color: string | undefined };
type PicturesProps = Pick<CardProps, 'product' | 'eager'> & ChosenColor & { isHovered: boolean };

function Pictures({ product, color, eager, isHovered }: PicturesProps) {
  const [first, second] = picturesOf(product, color);
  const box = 'aspect-[4/5] w-full rounded-panel object-cover';
  return (
    <div className="relative overflow-hidden rounded-panel bg-sand">
      <Picture
        url={first?.url ?? ''}
        alt={first?.alt || [product.title, color].filter(Boolean).join(', ')}
        width={480}
        height={600}
        sizes={SIZES}
        eager={eager}
        upTo={960}
        className={box}
      />
      {isHovered && second && (
        <div className="absolute inset-0 opacity-0 transition-opacity duration-300 group-hover:opacity-100">
          <Picture
            url={second.url}
            alt=""
            width={480}
            height={600}
            sizes={SIZES}
            upTo={960}
            className={box}
          />
        </div>
      )}
    </div>
  );
}

// Always visible for touch and keyboard; with a mouse only while the pointer is over the card.
const revealed =
  '[@media(hover:hover)_and_(pointer:fine)]:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 focus-visible:opacity-100';
const round = 'icon-btn bg-white text-ink shadow-overlay hover:bg-blush transition-opacity';

type ButtonsProps = Omit<CardProps, 'categoryName' | 'offer' | 'eager'> & ChosenColor;

function Buttons({ product, color, onAdd, onQuickView }: ButtonsProps) {
  const isSoldOut = product.stock < 1;
  return (
    <div className={`absolute right-2 bottom-2 z-10 flex gap-2 transition-opacity ${revealed}`}>
      <button
        type="button"
        className={`${round} max-md:hidden`}
        aria-haspopup="dialog"
        aria-label={card.quickView(product.title)}
        onClick={() => onQuickView(product, color)}
      >
        <Icon name="eye" />
      </button>
      <button
        type="button"
        className={round}
        aria-label={isSoldOut ? card.alert(product.title) : card.add(product.title)}
        aria-haspopup={isSoldOut ? 'dialog' : undefined}
        onClick={() => (isSoldOut ? onQuickView : onAdd)(product, color)}
      >
        <Icon name={isSoldOut ? 'bell' : 'plus'} />
      </button>
    </div>
  );
}

export function ProductCard({ product, categoryName, offer, eager, ...actions }: CardProps) {
  const [color, setColor] = useState<string>();
  const [isHovered, setIsHovered] = useState(false);
  const href = paths.product(product, color);
  return (
    <article
      className="group relative flex h-full flex-col gap-2"
      onPointerEnter={({ pointerType }) => {
        setIsHovered(pointerType === 'mouse');
        actions.onApproach?.(product, pointerType === 'touch');
      }}
    >
      <div className="relative">
        <Pictures product={product} color={color} eager={eager} isHovered={isHovered} />
        <div className="absolute top-2 left-2">
          <ProductBadge product={product} />
        </div>
        <FavoriteButton product={product} className="absolute top-2 right-2 z-10 bg-white shadow-overlay" />
        <Buttons product={product} color={color} {...actions} />
      </div>
      <div className="flex flex-1 flex-col gap-1">
        {categoryName && <p className="text-xs tracking-[0.08em] text-muted uppercase">{categoryName}</p>}
        <h3 className="leading-snug font-medium">
          <Link to={href} className="line-clamp-2 after:absolute after:inset-0 after:rounded-panel">
            {product.title}
          </Link>
        </h3>
        <PriceTag product={product} offer={offer} />
        <Rating reviews={product.reviews} />
        <div className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-2">
          <ColorDots {...product} chosen={color} onChoose={setColor} />
          <Link
            to={href}
            aria-label={card.moreOf(product.title)}
            className="link relative z-10 ml-auto inline-flex min-h-11 items-center text-sm"
          >
            {card.more}
          </Link>
        </div>
      </div>
    </article>
  );
}
