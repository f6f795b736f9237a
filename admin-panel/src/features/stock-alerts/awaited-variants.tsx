import { type AwaitedVariant, MESSAGES_PAGE_SIZE } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { formatShortDate } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { variantText } from './alert-chat.ts';
import { type AlertListProps } from './phone-alerts.tsx';
import { awaitedVariantsQuery } from './queries.ts';
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

/** Lists what shoppers wait for, most awaited first, so that staff know what to buy again. */
export function AwaitedVariants({ filters, onFilters }: AlertListProps) {
  const { awaitedPage, page } = filters;
  const query = useQuery(awaitedVariantsQuery(awaitedPage));
  const { data, isPending, error } = query;
  useExistingPage(awaitedPage, query, (last, options) =>
    onFilters({ awaitedPage: last.page ?? 1, page }, options),
  );
  return (
    <SectionCard
      title={texts.awaited.title}
      description={texts.awaited.description}
      className="overflow-clip"
      bodyClassName="p-0"
    >
      {error && (
        <LoadError className="m-4" query={query} message={texts.awaited.loadFailed(errorText(error))} />
      )}
      {isPending && <SkeletonRows rows={4} />}
      {data?.variants.length === 0 && (
        <EmptyState icon="bell" title={texts.awaited.empty.title} text={texts.awaited.empty.text} />
      )}
      {data && data.variants.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {data.variants.map((variant) => (
            <VariantRow
              key={JSON.stringify([variant.product._id, variant.size, variant.color])}
              variant={variant}
            />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={awaitedPage}
          pageSize={MESSAGES_PAGE_SIZE}
          total={data.totalVariants}
          totalPages={data.totalPages}
          showing={texts.awaited.showing}
          onPage={(next) => onFilters({ awaitedPage: next, page })}
        />
      )}
    </SectionCard>
  );
}
