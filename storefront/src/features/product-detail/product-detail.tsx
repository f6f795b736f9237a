import { lazy, Suspense, useRef } from 'react';
import { findSizeGuides, type Product, type SiteContent } from '@shop/contract';
import { FavoriteButton } from '#shared/favorites/favorite-button.tsx';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { BuyBox } from './buying/buy-box.tsx';
import { DeliveryNote } from './buying/delivery-note.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ProductPrice } from './buying/product-price.tsx';
import { SizeGuideButton } from './size-guides/size-guide-button.tsx';
import { texts } from './texts.ts';
import { useVariantChoice, type CartAccess } from './buying/use-variant-choice.ts';

const ProductInfo = deferHydration('product-info', () => import('./info/product-info.tsx'));
const SizeGuideSection = deferHydration('size-guides', () => import('./size-guides/size-guides.tsx'));

// The page works without the bar, so a failed download is ignored.
const StickyBuyBar = lazy(() => import('./buying/sticky-buy-bar.tsx').catch(() => ({ default: NoBar })));
const NoBar = () => null;

type DetailProps = {
  product: Product;
  categoryName: string;
  /** Undefined when it could not be loaded. */
  content: SiteContent | undefined;
  cartAccess: CartAccess;
  /** Subtotal of the cart, in pesos. */
  cartSubtotal: number;
  chat: (text: string) => string | null;
};

export function ProductDetail({ product, categoryName, content, cartAccess, ...more }: DetailProps) {
  const choice = useVariantChoice(product, cartAccess);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const guides = content ? findSizeGuides(product.category, content.sizeGuides) : [];
  const detail = content?.productDetail;
  const aside = detail?.showSizeGuideButton && guides.length > 0 && (
    <SizeGuideButton guides={guides} label={detail.sizeGuideButtonText} />
  );
  return (
    <>
      <div className="page grid grid-cols-1 gap-8 pb-12 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <div className="min-w-0 md:sticky md:top-20 md:self-start">
          <Gallery product={product} />
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
            <ProductPrice product={product} />
          </header>
          <BuyBox choice={choice} soldOut={product.stock < 1} sizeAside={aside} buttonRef={button} />
          <noscript>
            <p className="text-sm font-medium">{texts.noScript}</p>
          </noscript>
          {content && (
            <DeliveryNote checkout={content.checkout} subtotal={more.cartSubtotal + product.finalPrice} />
          )}
          <ProductInfo product={product} content={content} chat={more.chat} />
        </div>
      </div>
      {guides.length > 0 && <SizeGuideSection guides={guides} />}
      {hydrated && product.stock > 0 && (
        <Suspense>
          <StickyBuyBar product={product} size={choice.size} button={button} />
        </Suspense>
      )}
    </>
  );
}
