import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '#shared/router/router.tsx';
import type { Product } from '@shop/contract';
import { productQuery, relatedProductsQuery } from '#features/catalog/queries.ts';
import { ProductRow } from '#features/catalog/cards/product-row.tsx';
import { Breadcrumb } from '#features/product-detail/breadcrumb.tsx';
import { ProductDetail } from '#features/product-detail/product-detail.tsx';
import { ProductFailure, ProductLoading, ProductNotFound } from '#features/product-detail/product-states.tsx';
import { texts as detailTexts } from '#features/product-detail/texts.ts';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { categoryName } from '../page-request.ts';
import { texts } from '../texts.ts';
import { useCardActions } from '../use-card-actions.tsx';
import { useCartAccess, useCartSubtotal } from '../add-to-cart.ts';

const RecentlyViewed = deferHydration('recently-viewed', () => import('./recently-viewed-row.tsx'));

// Imported late: nothing in the first view needs it.
const rememberView = (product: Product): void =>
  void import('./remember-view.ts').then(
    (module) => module.rememberView(product),
    () => undefined,
  );

function Loaded({ product }: { product: Product }) {
  const content = useContent();
  const shop = useShop();
  const cartSubtotal = useCartSubtotal();
  const { actions, quickView } = useCardActions();
  const { data: related = [] } = useQuery(relatedProductsQuery(product));
  const category = categoryName(content, product.category);
  const seen = useEffectEvent(() => rememberView(product));
  useEffect(() => seen(), [product._id]);
  return (
    <>
      <div className="page">
        <Breadcrumb
          crumbs={[
            { name: texts.home, path: paths.home },
            { name: category, path: paths.category(product.category) },
            { name: product.title, path: paths.product(product) },
          ]}
        />
      </div>
      <ProductDetail
        key={product._id}
        product={product}
        categoryName={category}
        content={content}
        cartAccess={useCartAccess()}
        cartSubtotal={cartSubtotal}
        chat={(text) => chatLink(content, shop, text)}
      />
      <ProductRow
        title={detailTexts.related}
        products={related}
        categories={content?.productCatalog.categories ?? []}
        {...actions}
      />
      <RecentlyViewed key={`viewed ${product._id}`} productId={product._id} />
      {quickView}
    </>
  );
}

export default function ProductPage() {
  const { id = '' } = useParams();
  const { data: product, isPending, refetch } = useQuery(productQuery(id));
  if (product) return <Loaded product={product} />;
  if (product === null) return <ProductNotFound />;
  return isPending ? <ProductLoading /> : <ProductFailure retry={() => void refetch()} />;
}
