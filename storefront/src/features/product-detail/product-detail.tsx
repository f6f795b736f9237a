import { useRef, type ReactNode, type Ref } from 'react';
import { type Product, type SiteContent } from '@shop/contract';
import { useSizeGuides } from '#shared/content/use-size-guides.ts';
import { FavoriteButton } from '#shared/favorites/favorite-button.tsx';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useAfterFirstView } from '#shared/hydration/use-after-first-view.ts';
import { Rating } from '#shared/rating.tsx';
import { BuyBox, type SoldOutVariant } from './buying/buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ProductPrice } from './buying/product-price.tsx';
import { SizeGuideButton } from './size-guides/size-guide-button.tsx';
import {
  useVariantChoice,
  type CartAccess,
  type ColorAddress,
  type VariantChoice,
} from './buying/use-variant-choice.ts';

const DeliveryNote = deferHydration('delivery', () => import('./buying/delivery-note.tsx'));
const StickyBuyBar = deferHydration('buy-bar', () => import('./buying/sticky-buy-bar.tsx'));
const SizeAdvisor = deferHydration('size-advisor', () => import('./size-advisor/size-advisor.tsx'));
const ProductInfo = deferHydration('product-info', () => import('./info/product-info.tsx'));
const SizeGuideSection = deferHydration('size-guides', () => import('./size-guides/size-guides.tsx'));

const BOX_ID = 'elegir';

type DetailProps = {
  product: Product;
  /** False while a list's item stands for the product: its texts follow. */
  isWhole: boolean;
  categoryName: string;
  /** Undefined when it could not be loaded. */
  content: SiteContent | undefined;
  cartAccess: CartAccess;
  /** Subtotal of the cart in pesos, and whether it holds this product. */
  cart: { subtotal: number; isHolding: boolean };
  chat: (text: string) => string | null;
  address: ColorAddress;
  renderAlert?: ((variant: SoldOutVariant) => ReactNode) | undefined;
};

type ChoicesProps = Omit<DetailProps, 'categoryName' | 'cartAccess' | 'address'> & {
  choice: VariantChoice;
  guides: SiteContent['sizeGuides'] | undefined;
  buttonRef: Ref<HTMLButtonElement>;
};

// As high as what is about to stand there, so that nothing moves.
const RESERVED = 'min-h-11';

type HelpProps = Pick<ChoicesProps, 'product' | 'choice' | 'guides' | 'chat'>;

const SizeHelp = ({ guides, ...help }: HelpProps) =>
  guides?.length !== 0 && (
    <div className={help.product.size.length > 1 ? RESERVED : undefined}>
      {guides && <SizeAdvisor {...help} guides={guides} />}
    </div>
  );

/** All that stands below the price. */
function Choices({ product, isWhole, content, choice, guides, buttonRef, ...more }: ChoicesProps) {
  return (
    <>
      <BuyBox
        id={BOX_ID}
        choice={choice}
        soldOut={product.stock < 1}
        sizeAside={
          guides ? <SizeGuideButton guides={guides} content={content} /> : <span className={RESERVED} />
        }
        advisor={<SizeHelp product={product} choice={choice} guides={guides} chat={more.chat} />}
        buttonRef={buttonRef}
        renderAlert={more.renderAlert}
      />
      {/* What cannot be bought arrives on no date. */}
      {content && product.stock > 0 && (
        <DeliveryNote checkout={content.checkout} cart={more.cart} price={product.finalPrice} />
      )}
      {isWhole && <ProductInfo product={product} choice={choice} content={content} chat={more.chat} />}
    </>
  );
}

export function ProductDetail({ categoryName, cartAccess, address, ...detail }: DetailProps) {
  const { product } = detail;
  const choice = useVariantChoice(product, cartAccess, address);
  const guides = useSizeGuides(product.category);
  const button = useRef<HTMLButtonElement>(null);
  const isPastFirstView = useAfterFirstView();
  return (
    <>
      <div className="page grid grid-cols-1 gap-8 pb-12 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <div className="min-w-0 md:top-20 md:tall:sticky md:self-start">
          <Gallery product={product} color={choice.color} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <header className="flex flex-col gap-2">
            <p className="text-xs tracking-[0.08em] text-muted uppercase">{categoryName}</p>
            <div className="flex items-start justify-between gap-2">
              <h1 tabIndex={-1} className="min-w-0 text-h2 leading-[1.05]">
                {product.title}
              </h1>
              <FavoriteButton product={product} className="shrink-0" />
            </div>
            <Rating reviews={product.reviews} />
            <ProductPrice product={product} />
          </header>
          {isPastFirstView && <Choices {...detail} choice={choice} guides={guides} buttonRef={button} />}
        </div>
      </div>
      {isPastFirstView && (
        <>
          {guides && guides.length > 0 && <SizeGuideSection guides={guides} />}
          {product.stock > 0 && (
            <StickyBuyBar product={product} choice={choice} boxId={BOX_ID} button={button} />
          )}
        </>
      )}
    </>
  );
}
