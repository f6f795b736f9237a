import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '#shared/router/index.ts';
import type { Product } from '@shop/contract';
import { productQuery, relatedProductsQuery } from '#features/catalog/queries.ts';
import { RelatedProducts } from '#features/catalog/cards/product-row.tsx';
import { Breadcrumb } from '#features/product-detail/breadcrumb.tsx';
import { ProductDetail } from '#features/product-detail/product-detail.tsx';
import { ProductFailure, ProductLoading, ProductNotFound } from '#features/product-detail/product-states.tsx';
import { useRecordView } from '#features/product-detail/use-record-view.ts';
import { texts as detailTexts } from '#features/product-detail/texts.ts';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { island } from '#shared/hydration/deferred-part.tsx';
import { paths } from '#shared/paths.ts';
import { categoryName } from '../page-request.ts';
import { texts } from '../texts.ts';
import { useCardActions } from '../use-card-actions.tsx';
import { purchase, useCartSubtotal } from '../add-to-cart.ts';

const RecentlyViewed = island('recently-viewed', () => import('./recently-viewed-row.tsx'));

const remember = (id: string): void =>
  void import('#features/catalog/recently-viewed.ts').then(
    ({ rememberViewed }) => rememberViewed(id),
    // What is not remembered is not missed.
    () => undefined,
  );

function Loaded({ product }: { product: Product }) {
  const content = useContent();
  const shop = useShop();
  const inCart = useCartSubtotal();
  const { actions, quickView } = useCardActions();
  const { data: related = [] } = useQuery(relatedProductsQuery(product));
  const category = categoryName(content, product.category);
  useRecordView(product._id);
  useEffect(() => remember(product._id), [product._id]);
  return (
    <>
      <div className="page">
        <Breadcrumb
          crumbs={[
            { name: texts.home, path: paths.home },
            { name: category, path: paths.category(product.category) },
            { name: product.title, path: paths.product(product.slug || product._id) },
          ]}
        />
      </div>
      <ProductDetail
        key={product._id}
        product={product}
        categoryName={category}
        content={content}
        purchase={purchase}
        inCart={inCart}
        chat={(text) => chatLink(content, shop, text)}
      />
      <RelatedProducts
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
