import { useQuery } from '@tanstack/react-query';
import { Link } from '#shared/router/router.tsx';
import type { Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { paths } from '#shared/navigation/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { suggestionsQuery } from '../queries.ts';
import { texts } from '../texts.ts';

function Suggestion({ product }: { product: Product }) {
  return (
    <Link
      to={paths.product(product)}
      className="flex min-h-14 items-center gap-3 rounded-image p-1 hover:bg-blush"
    >
      <Picture
        url={product.thumbnails[0] ?? ''}
        alt=""
        width={48}
        height={60}
        sizes="48px"
        className="h-15 w-12 rounded-sm bg-sand object-cover"
      />
      <span className="flex-1">{product.title}</span>
      <span className="tabular-nums">{formatMoney(product.finalPrice)}</span>
    </Link>
  );
}

export default function Suggestions({ text }: { text: string }) {
  const { data, isPending, isError } = useQuery(suggestionsQuery(text));
  if (isPending || isError) return null;
  return (
    <div className="mt-3">
      <p role="status" className={data.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {data.length > 0 ? texts.search.found(data.length) : texts.search.none}
      </p>
      <ul className="grid gap-1">
        {data.map((product) => (
          <li key={product._id}>
            <Suggestion product={product} />
          </li>
        ))}
        {data.length > 0 && (
          <li>
            <Link to={paths.searchResults(text)} className="link inline-flex min-h-11 items-center">
              {texts.search.all(text)}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
