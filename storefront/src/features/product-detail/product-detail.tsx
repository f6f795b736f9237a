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

const Promises = deferHydration('promises', () => import('./info/promises.tsx'));
const StickyBuyBar = deferHydration('buy-bar', () => import('./buying/sticky-buy-bar.tsx'));
const SizeAdvisor = deferHydration('size-advisor', () => import('./size-advisor/size-advisor.tsx'));
const ProductInfo = deferHydration('product-info', () => import('./info/product-info.tsx'));

const BOX_ID = 'elegir';

type DetailProps = {
  product: Product;
  /** False while a list's item stands for the product: its texts follow. */
  isWhole: boolean;
  /** Undefined when it could not be loaded. */
  content: SiteContent | undefined;
  cartAccess: CartAccess;
  /** Subtotal of the cart in pesos, and whether it holds this product. */
  cart: { subtotal: number; isHolding: boolean };
  chat: (text: string) => string | null;
  address: ColorAddress;
  renderAlert?: ((variant: SoldOutVariant) => ReactNode) | undefined;
  reviews: ReactNode;
};

type ChoicesProps = Omit<DetailProps, 'cartAccess' | 'address'> & {
  choice: VariantChoice;
  buttonRef: Ref<HTMLButtonElement>;
};

/** All that stands below the price. */
function Choices({ product, isWhole, content, choice, buttonRef, ...more }: ChoicesProps) {
  const guides = useSizeGuides(product.category) ?? [];
  const isSoldOut = product.stock < 1;
  return (
    <>
      <BuyBox
        id={BOX_ID}
        choice={choice}
        soldOut={isSoldOut}
        fit={product.fit}
        sizeHelp={
          guides.length > 0 && (
            <>
              <SizeAdvisor product={product} choice={choice} guides={guides} chat={more.chat} />
              <SizeGuideButton guides={guides} content={content} />
            </>
          )
        }
        buttonRef={buttonRef}
        renderAlert={more.renderAlert}
      />
      {content && (
        <Promises
          checkout={isSoldOut ? null : content.checkout}
          cards={content.productDetail.infoCards}
          cart={more.cart}
          price={product.finalPrice}
        />
      )}
      {isWhole && (
        <ProductInfo product={product} choice={choice} content={content} guides={guides} chat={more.chat} />
      )}
      {more.reviews}
    </>
  );
}

export function ProductDetail({ cartAccess, address, ...detail }: DetailProps) {
  const { product } = detail;
  const choice = useVariantChoice(product, cartAccess, address);
  const button = useRef<HTMLButtonElement>(null);
  const isPastFirstView = useAfterFirstView();
  return (
    <>
      <div className="page grid grid-cols-1 gap-4 pb-12 md:grid-cols-2 md:gap-8 lg:gap-12">
        <div className="min-w-0 md:top-20 md:tall:sticky md:self-start">
          <Gallery product={product} color={choice.color} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <header className="flex flex-col gap-1">
            <div className="flex items-start justify-between gap-2">
              <h1 tabIndex={-1} className="min-w-0 text-h2 leading-[1.05]">
                {product.title}
              </h1>
              <FavoriteButton product={product} className="shrink-0" />
            </div>
            <ProductPrice product={product}>
              <Rating reviews={product.reviews} />
            </ProductPrice>
          </header>
          {isPastFirstView && <Choices {...detail} choice={choice} buttonRef={button} />}
        </div>
      </div>
      {isPastFirstView && product.stock > 0 && (
        <StickyBuyBar product={product} choice={choice} boxId={BOX_ID} button={button} />
      )}
    </>
  );
}
