import { useEffect, useEffectEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from '#shared/router/router.tsx';
import type { Product } from '@shop/contract';
import { listedProduct, productQuery } from '#features/catalog/queries.ts';
import { Breadcrumb } from '#features/product-detail/breadcrumb.tsx';
import { ProductDetail } from '#features/product-detail/product-detail.tsx';
import { ProductLoading } from '#features/product-detail/product-loading.tsx';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { colorSlugIn, IN_PLACE, paths } from '#shared/navigation/paths.ts';
import { categoryName } from '../page-request.ts';
import { texts } from '../texts.ts';
import { useCartAccess, useCartOf } from '../add-to-cart.ts';
import { awaitedVariant } from '../awaited-variant.ts';
import { optionalPart } from '@shop/web-kit/loading';

const ProductProblem = deferHydration(
  'product-problem',
  () => import('#features/product-detail/product-problem.tsx'),
);
const StockAlert = deferHydration('stock-alert', () => import('#features/stock-alert/stock-alert.tsx'));
const Reviews = deferHydration('reviews', () => import('#features/reviews/review-section.tsx'));
const Related = deferHydration('related', () => import('./related-row.tsx'));
const RecentlyViewed = deferHydration('recently-viewed', () => import('./recently-viewed-row.tsx'));

// Imported late: nothing in the first view needs it.
const rememberView = (product: Product): void =>
  optionalPart(
    () => import('./remember-view.ts'),
    (module) => module.rememberView(product),
  );

function useColorAddress(product: Product) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    color: colorSlugIn(search),
    onColor: (color: string) => navigate(paths.product(product, color), { replace: true, state: IN_PLACE }),
  };
}

type LoadedProps = {
  product: Product;
  /** False while a list's item stands for the product: it has no texts and not all pictures. */
  isWhole: boolean;
  /** Asks again for the whole product after a failure. */
  retry: (() => void) | null;
};

function Loaded({ product, isWhole, retry }: LoadedProps) {
  const content = useContent();
  const shop = useShop();
  const category = categoryName(content, product.category);
  const seen = useEffectEvent(() => rememberView(product));
  useEffect(() => {
    if (isWhole) seen();
  }, [product._id, isWhole]);
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
        isWhole={isWhole}
        content={content}
        cartAccess={useCartAccess()}
        cart={useCartOf(product._id)}
        address={useColorAddress(product)}
        chat={(text) => chatLink(content, shop, text)}
        renderAlert={(variant) => (
          <StockAlert variant={awaitedVariant(product, variant)} byMail={shop?.sendsMail ?? false} />
        )}
        reviews={isWhole && product.reviews && <Reviews key={`reviews ${product._id}`} product={product} />}
      />
      {retry && <ProductProblem retry={retry} isPart />}
      {isWhole && (
        <>
          <Related key={`related ${product._id}`} product={product} />
          <RecentlyViewed key={`viewed ${product._id}`} productId={product._id} />
        </>
      )}
    </>
  );
}

export default function ProductPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(productQuery(id));
  const product = data === undefined ? listedProduct(client, id) : data;
  const retry = data === undefined && isError ? () => void refetch() : null;
  if (product) return <Loaded product={product} isWhole={data !== undefined} retry={retry} />;
  return retry || product === null ? <ProductProblem retry={retry} /> : <ProductLoading />;
}
