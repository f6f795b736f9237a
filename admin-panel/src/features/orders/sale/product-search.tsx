import { PRODUCT_SEARCH_DEBOUNCE_MS, type Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { ProductPicture } from '../parts/order-lines.tsx';
import { ScanButton } from './scan/scan-button.tsx';
import { findBySku, saleProductsQuery } from './queries.ts';
import { sellableVariants, type SellableVariant, variantName } from './sellable-variants.ts';
import { texts } from './texts.ts';

const SEARCH_MAX_LENGTH = 100;
// A product with its sizes fills a third of a phone: the sale stands below.
const SHOWN_PRODUCTS = 3;

type OnAdd = (product: Product, variant: SellableVariant) => void;

type VariantButtonProps = { product: Product; variant: SellableVariant; onAdd: OnAdd };

const VariantButton = ({ product, variant, onAdd }: VariantButtonProps) => (
  <Button
    size="sm"
    className="min-h-11 min-w-11 gap-1.5 px-3"
    disabled={variant.stock === 0}
    aria-label={texts.search.add(product.title, variantName(variant))}
    onClick={() => onAdd(product, variant)}
  >
    <span>{variant.size ?? texts.search.only}</span>
    <span className="text-xs font-normal text-muted tabular-nums">{variant.stock}</span>
  </Button>
);

function byColor(variants: readonly SellableVariant[]): [string | null, SellableVariant[]][] {
  const groups = new Map<string | null, SellableVariant[]>();
  for (const variant of variants) groups.set(variant.color, [...(groups.get(variant.color) ?? []), variant]);
  return [...groups];
}

const FoundProduct = ({ product, onAdd }: { product: Product; onAdd: OnAdd }) => (
  <li className="py-3">
    <div className="flex items-center gap-3">
      <ProductPicture src={product.thumbnails[0] ?? ''} />
      <p className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 font-medium">
        <span>{product.title}</span>
        <span className="tabular-nums">{formatMoney(product.finalPrice)}</span>
      </p>
    </div>
    <div role="group" aria-label={texts.search.variants(product.title)} className="mt-2 space-y-2">
      {byColor(sellableVariants(product)).map(([color, variants]) => (
        <div key={color}>
          {color && <p className="mb-1 text-xs text-muted">{color}</p>}
          <div className="flex flex-wrap gap-2">
            {variants.map((variant) => (
              <VariantButton key={variant.size} product={product} variant={variant} onAdd={onAdd} />
            ))}
          </div>
        </div>
      ))}
    </div>
  </li>
);

// A pause in typing starts the search, as in the product list.
function useSearchTerm() {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), PRODUCT_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, term, setTerm };
}

const hasSku = (sku: string) => (variant: SellableVariant) =>
  variant.sku?.toLowerCase() === sku.toLowerCase();

function FoundProducts({ products, onAdd }: { products: readonly Product[]; onAdd: OnAdd }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? products : products.slice(0, SHOWN_PRODUCTS);
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((product) => (
          <FoundProduct key={product._id} product={product} onAdd={onAdd} />
        ))}
      </ul>
      {shown.length < products.length && (
        <Button onClick={() => setWhole(true)}>{texts.search.more(products.length - shown.length)}</Button>
      )}
    </>
  );
}

function Results({ term, onAdd }: { term: string; onAdd: OnAdd }) {
  const found = useQuery(saleProductsQuery(term));
  if (term.length < 2) return null;
  if (found.isError) return <LoadError query={found} message={texts.search.failed} className="mt-3" />;
  if (found.isPending) return <SkeletonRows rows={3} />;
  if (found.data.length === 0)
    return (
      <p role="status" className="mt-3 text-muted">
        {texts.search.none}
      </p>
    );
  return <FoundProducts key={term} products={found.data} onAdd={onAdd} />;
}

/** Finds products by their words; a scanner types an SKU and Enter, which adds its variant at once. */
export function ProductSearch({ title = texts.search.title, onAdd }: { title?: string; onAdd: OnAdd }) {
  const { typed, setTyped, term, setTerm } = useSearchTerm();
  const field = useRef<HTMLInputElement>(null);
  // The results make room for the sale, which stands below them on a phone; the search goes on.
  const add: OnAdd = (product, variant) => {
    onAdd(product, variant);
    setTyped('');
    setTerm('');
    field.current?.focus();
  };
  const scan = async (sku: string) => {
    const products = await findBySku(sku).catch(() => []);
    const matches = products.flatMap((product) =>
      sellableVariants(product)
        .filter(hasSku(sku))
        .map((variant) => ({ product, variant })),
    );
    const [only, ...others] = matches;
    if (!only || others.length > 0 || only.variant.stock === 0) return setTerm(sku);
    add(only.product, only.variant);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    void scan(typed.trim());
  };
  // A code that no product has stays in the field, so that staff see what was read.
  const onCode = (code: string) => {
    const sku = code.slice(0, SEARCH_MAX_LENGTH);
    setTyped(sku);
    void scan(sku);
  };
  return (
    <SectionCard title={title}>
      <TextField
        label={texts.search.label}
        type="search"
        ref={field}
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- a sale begins with the product
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={texts.search.placeholder}
        value={typed}
        onValue={setTyped}
        onKeyDown={onKeyDown}
      />
      <ScanButton onCode={onCode} />
      <Results term={term} onAdd={add} />
    </SectionCard>
  );
}
