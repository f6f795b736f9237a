import { missingFacts, type Product, type ProductFact } from '@shop/contract';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import { useListActions } from './list-context.ts';

// The size guide belongs to the category; the others are fields of the product's form.
const addressOf = (fact: ProductFact, { _id }: Product): string =>
  fact === 'sizeGuide' ? `${paths.content}?seccion=sizeGuides` : `${paths.editProduct(_id)}#product-${fact}`;

/** Names what a product lacks that the law asks for, each with a link to its field, while the list is about that. */
export function FactsNotice({ product }: { product: Product }) {
  const { guides } = useListActions();
  const missing = guides ? missingFacts(product, guides) : [];
  if (missing.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-xs">
      <span className="text-muted">{texts.lacks}</span>
      {missing.map((fact) => (
        <IfCan
          key={fact}
          call={fact === 'sizeGuide' ? 'updateContent' : 'updateProduct'}
          otherwise={<span>{texts[`facts_${fact}`]}</span>}
        >
          <Link
            to={addressOf(fact, product)}
            aria-label={texts.completeFact(texts[`facts_${fact}`], product.title)}
            className="inline-flex min-h-11 items-center text-wine underline underline-offset-2 sm:min-h-6"
          >
            {texts[`facts_${fact}`]}
          </Link>
        </IfCan>
      ))}
    </span>
  );
}
