import { type MissingToPublish, missingNames, missingToPublish, type Product } from '@shop/contract';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { texts } from '../texts.ts';

// Ids of the form's fields.
const FIELDS: Record<MissingToPublish, string> = {
  images: 'product-pictures',
  description: 'product-description',
  sizes: 'product-sizes',
};

/** Marks a draft and links to the first field that it lacks before it can be switched on. */
export function DraftNotice({ product }: { product: Product }) {
  const missing = product.status ? [] : missingToPublish(product);
  const [first] = missing;
  if (!first) return null;
  const lacks = texts.draftLacks(missingNames(missing));
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs">
      <Badge tone="neutral">{texts.draft}</Badge>
      <IfCan call="updateProduct" otherwise={<span className="text-muted">{lacks}</span>}>
        <Link
          to={`${paths.editProduct(product._id)}#${FIELDS[first]}`}
          aria-label={`${lacks}: ${texts.complete(product.title)}`}
          className="inline-flex min-h-11 items-center text-wine underline underline-offset-2 sm:min-h-6"
        >
          {lacks}
        </Link>
      </IfCan>
    </span>
  );
}
