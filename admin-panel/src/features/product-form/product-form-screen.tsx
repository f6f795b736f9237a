import { FALLBACK_CATEGORIES, type Product } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
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

type ProductFormScreenProps = {
  id: string | null;
  /** Id of the product that a new one starts like. */
  copyOf?: string | null;
};

export const ProductFormScreen = ({ id, copyOf = null }: ProductFormScreenProps) => {
  if (id !== null) return <StoredProduct id={id} title={texts.editTitle} />;
  return copyOf === null ? <NewProduct /> : <StoredProduct id={copyOf} title={texts.newTitle} isCopied />;
};

const NewProduct = () => (
  <>
    <FormHeader title={texts.newTitle} product={null} />
    <FormWithContent product={null} />
  </>
);

type StoredProductProps = { id: string; title: string; isCopied?: boolean };

/** Loads a product to edit it, or to start a new one like it. */
function StoredProduct({ id, title, isCopied = false }: StoredProductProps) {
  const navigate = useNavigate();
  const query = useQuery(productQuery(id));
  return (
    <>
      {query.data ? (
        <LoadedProduct stored={query.data} title={title} isCopied={isCopied} />
      ) : (
        <FormHeader title={title} product={null} />
      )}
      {query.isPending && <LoadingScreen label={texts.loading} />}
      <AlertNotice
        message={query.isError && !query.data ? errorText(query.error, texts.loadFailed) : null}
        title={texts.loadFailedTitle}
        onClose={() => void navigate(paths.products, { replace: true })}
      />
    </>
  );
}

type LoadedProductProps = { stored: Product; title: string; isCopied: boolean };

const LoadedProduct = ({ stored, title, isCopied }: LoadedProductProps) =>
  isCopied ? (
    <>
      <FormHeader title={title} product={null} description={texts.copyOf(stored.title)} />
      <FormWithContent product={null} copied={stored} />
    </>
  ) : (
    <>
      <FormHeader title={title} product={stored} description={stored.title} />
      <FormWithContent product={stored} />
    </>
  );

type FormHeaderProps = { title: string; product: Product | null; description?: string | undefined };

const FormHeader = ({ title, product, description }: FormHeaderProps) => (
  <PageHeader
    title={title}
    description={description}
    back={{ to: paths.products, label: texts.backToList }}
    actions={product && <ProductActions product={product} />}
  />
);

const ProductActions = ({ product }: { product: Product }) => (
  <>
    <Button asChild size="sm">
      <Link to={paths.copyProduct(product._id)}>
        <Icon name="copy" className="size-4" />
        {texts.duplicate}
      </Link>
    </Button>
    {product.status && (
      <Button asChild size="sm">
        <a href={shopPaths.product(product._id)} target="_blank" rel="noopener noreferrer">
          <Icon name="external-link" className="size-4" />
          {texts.seeInShop}
        </a>
      </Button>
    )}
  </>
);

type FormWithContentProps = { product: Product | null; copied?: Product };

function FormWithContent({ product, copied }: FormWithContentProps) {
  const content = useQuery(contentQuery);
  if (content.isPending) return <LoadingScreen label={texts.loading} />;
  return (
    <ProductForm
      product={product}
      copied={copied ?? null}
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
