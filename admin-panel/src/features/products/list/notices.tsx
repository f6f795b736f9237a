import {
  formatMoney,
  missingFacts,
  missingNames,
  type MissingToPublish,
  missingToPublish,
  type Product,
  type ProductFact,
} from '@shop/contract';
import { Link } from 'react-router-dom';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { texts } from '../texts.ts';
import { useListActions } from './list-context.ts';

type NoticeProps = { product: Product };

const linkStyles = 'inline-flex min-h-11 items-center text-wine underline underline-offset-2 sm:min-h-6';

// Ids of the form's fields.
const FIELDS: Record<MissingToPublish, string> = {
  images: 'product-pictures',
  description: 'product-description',
  sizes: 'product-sizes',
};

/** Marks a draft and links to the first field that it lacks before it can be switched on. */
export function DraftNotice({ product }: NoticeProps) {
  const missing = product.status ? [] : missingToPublish(product);
  const [first] = missing;
  if (!first) return null;
  const lacks = texts.draftLacks(missingNames(missing));
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      <Badge tone="neutral">{texts.draft}</Badge>
      <AllowedLink
        call="updateProduct"
        to={`${paths.editProduct(product._id)}#${FIELDS[first]}`}
        aria-label={`${lacks}: ${texts.complete(product.title)}`}
        className={linkStyles}
      >
        {lacks}
      </AllowedLink>
    </span>
  );
}

// The size guide belongs to the category; the others are fields of the product's form.
const addressOf = (fact: ProductFact, { _id }: Product): string =>
  fact === 'sizeGuide' ? `${paths.content}?seccion=sizeGuides` : `${paths.editProduct(_id)}#product-${fact}`;

/** Names what a product lacks that the law asks for, each with a link to its field, while the list is about that. */
export function FactsNotice({ product }: NoticeProps) {
  const { guides } = useListActions();
  const missing = guides ? missingFacts(product, guides) : [];
  if (missing.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-xs">
      <span className="text-muted">{texts.lacks}</span>
      {missing.map((fact) => (
        <AllowedLink
          key={fact}
          call={fact === 'sizeGuide' ? 'updateContent' : 'updateProduct'}
          to={addressOf(fact, product)}
          aria-label={texts.completeFact(texts[`facts_${fact}`], product.title)}
          className={linkStyles}
        >
          {texts[`facts_${fact}`]}
        </AllowedLink>
      ))}
    </span>
  );
}

/** Says that the shop does not show the discount of a product, as its list price was never asked before it. */
export function HiddenOfferNotice({ product }: NoticeProps) {
  const { _id, title, discount, earlierPrice, price, status } = product;
  if (!status || discount === 0 || earlierPrice !== undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {texts.offerHidden(discount, formatMoney(price))}
      <IfCan call="updateProduct">
        <Link
          to={`${paths.editProduct(_id)}#product-discount`}
          aria-label={texts.offerWhyOf(title)}
          className={linkStyles}
        >
          {texts.offerWhy}
        </Link>
      </IfCan>
    </span>
  );
}
