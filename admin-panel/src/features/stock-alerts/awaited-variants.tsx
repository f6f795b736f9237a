import { type AwaitedVariant, listAwaitedVariants, MESSAGES_PAGE_SIZE } from '@shop/contract';
import { formatShortDate } from '@shop/web-kit/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { ResourceList } from '#shared/resource/list.tsx';
import { queryOf } from '#shared/resource/query.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { variantText } from './alert-chat.ts';
import { texts } from './texts.ts';

function VariantRow({ variant }: { variant: AwaitedVariant }) {
  const { product, waiting, since, stock } = variant;
  const facts = [variantText(variant), texts.stock(stock), texts.awaited.since(formatShortDate(since))];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold break-words">
          {product.title ? (
            <AllowedLink
              call="updateProduct"
              to={paths.editProduct(product._id)}
              className="inline-flex min-h-11 items-center hover:underline sm:min-h-8"
            >
              {product.title}
            </AllowedLink>
          ) : (
            texts.deletedProduct
          )}
        </h3>
        <p className="text-sm break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Badge tone={stock > 0 ? 'neutral' : 'wine'}>{texts.awaited.waiting(waiting)}</Badge>
    </li>
  );
}

type AwaitedProps = { page: number; onPage: SetFilters<{ page: number }> };

/** Lists what shoppers wait for, most awaited first, so that staff know what to buy again. */
export function AwaitedVariants({ page, onPage }: AwaitedProps) {
  const query = useQuery({
    ...queryOf(listAwaitedVariants, { query: { page, limit: MESSAGES_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <SectionCard
      title={texts.awaited.title}
      description={texts.awaited.description}
      className="overflow-clip"
      bodyClassName="p-0"
    >
      <ResourceList
        query={query}
        rows={({ variants }) => variants}
        total={({ totalVariants }) => totalVariants}
        texts={texts.awaited}
        empty={{ icon: 'bell', ...texts.awaited.empty }}
        loadingRows={4}
        listClassName="border-t border-line"
        page={page}
        onPage={onPage}
      >
        {(variant) => (
          <VariantRow
            key={JSON.stringify([variant.product._id, variant.size, variant.color])}
            variant={variant}
          />
        )}
      </ResourceList>
    </SectionCard>
  );
}
