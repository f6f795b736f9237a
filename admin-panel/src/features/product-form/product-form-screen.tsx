import { FALLBACK_CATEGORIES, type Product } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths, shopPaths } from '#shared/paths.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { Icon } from '@shop/web-kit/icons';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { CategoriesWarning } from './steps/form-notices.tsx';
import { ProductForm } from './product-form.tsx';
import { productQuery } from './queries.ts';
import { texts } from './texts.ts';

export const ProductFormScreen = ({ id }: { id: string | null }) =>
  id === null ? <NewProduct /> : <EditProduct id={id} />;

const NewProduct = () => (
  <>
    <FormHeader title={texts.newTitle} product={null} />
    <FormWithContent product={null} />
  </>
);

function EditProduct({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useQuery(productQuery(id));
  return (
    <>
      <FormHeader title={texts.editTitle} product={query.data ?? null} />
      {query.isPending && <LoadingScreen label={texts.loading} />}
      {query.data && <FormWithContent product={query.data} />}
      <AlertNotice
        message={query.isError && !query.data ? errorText(query.error, texts.loadFailed) : null}
        title={texts.loadFailedTitle}
        onClose={() => void navigate(paths.products, { replace: true })}
      />
    </>
  );
}

const FormHeader = ({ title, product }: { title: string; product: Product | null }) => (
  <PageHeader
    title={title}
    description={product?.title}
    back={{ to: paths.products, label: texts.backToList }}
    actions={
      product?.status && (
        <Button asChild size="sm">
          <a href={shopPaths.product(product._id)} target="_blank" rel="noopener noreferrer">
            <Icon name="external-link" className="size-4" />
            {texts.seeInShop}
          </a>
        </Button>
      )
    }
  />
);

function FormWithContent({ product }: { product: Product | null }) {
  const content = useQuery(contentQuery);
  if (content.isPending) return <LoadingScreen label={texts.loading} />;
  return (
    <ProductForm
      product={product}
      categories={content.data?.productCatalog.categories ?? FALLBACK_CATEGORIES}
      guides={content.data?.sizeGuides ?? null}
      notice={
        content.isError && (
          <CategoriesWarning retrying={content.isFetching} onRetry={() => void content.refetch()} />
        )
      }
    />
  );
}
