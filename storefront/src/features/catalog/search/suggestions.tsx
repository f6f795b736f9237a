import { useQuery } from '@tanstack/react-query';
import { Link } from '#shared/router/router.tsx';
import type { Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { paths } from '#shared/navigation/paths.ts';
import { NetPrice } from '#shared/net-price.tsx';
import { Picture } from '#shared/picture.tsx';
import { suggestionsQuery } from '../queries.ts';
import { texts } from './texts.ts';
import { OptionList, type SearchListProps } from './option-list.tsx';

const Suggestion = ({ product }: { product: Product }) => (
  <>
    <Picture
      url={product.thumbnails[0] ?? ''}
      alt=""
      width={48}
      height={60}
      sizes="48px"
      className="h-15 w-12 shrink-0 rounded-sm bg-sand object-cover"
    />
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      <span className="min-w-0 flex-[1_1_8rem]">
        {product.title}
        <NetPrice price={product.finalPrice} />
      </span>
      <span className="tabular-nums">{formatMoney(product.finalPrice)}</span>
    </span>
  </>
);

export default function Suggestions({ id, text, onList }: SearchListProps) {
  const { data, isPending, isError } = useQuery(suggestionsQuery(text));
  if (isPending || isError) return null;
  const { products, corrections } = data;
  const hasFound = products.length > 0;
  return (
    <div className="mt-3 flex flex-col gap-1">
      {hasFound &&
        corrections.map(({ typed, used }) => (
          <p key={typed} className="text-ink-soft">
            {texts.corrected(used, typed)}
          </p>
        ))}
      <p role="status" className={hasFound ? 'sr-only' : 'text-ink-soft'}>
        {hasFound ? texts.found(products.length) : texts.none}
      </p>
      {hasFound && (
        <>
          <OptionList
            // Another text starts without an active option.
            key={text}
            id={id}
            label={texts.suggestions}
            onList={onList}
            options={products.map((product) => ({
              key: product._id,
              to: paths.product(product),
              content: <Suggestion product={product} />,
            }))}
          />
          <p>
            <Link to={paths.searchResults(text)} className="link inline-flex min-h-11 items-center">
              {texts.all(text)}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
