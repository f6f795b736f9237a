import {
  type AnswerOf,
  exportRestock,
  listRestock,
  MESSAGES_PAGE_SIZE,
  type RestockVariant,
  variantName,
} from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { DownloadButton } from '#shared/download-button.tsx';
import { pageParam } from '#shared/list-filters/filter-params.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { ResourceList } from '#shared/resource/list.tsx';
import { Page } from '#shared/resource/page.tsx';
import { queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RestockSheet } from './restock-sheet.tsx';
import { texts } from './texts.ts';

const filterSchema = { page: pageParam };

// The answer is whole, because paper needs all of it; the screen shows it in pages.
const inPages = (answer: AnswerOf<typeof listRestock>) => ({
  ...answer,
  totalPages: Math.ceil(answer.variants.length / MESSAGES_PAGE_SIZE),
});

const restockQuery = { ...queryOf(listRestock, {}, inPages), staleTime: 0 };

const pageOf = ({ variants }: { variants: readonly RestockVariant[] }, page: number) =>
  variants.slice((page - 1) * MESSAGES_PAGE_SIZE, page * MESSAGES_PAGE_SIZE);

const keyOf = ({ _id, size, color }: RestockVariant): string => [_id, size, color].join('/');

const VariantRow = ({ variant }: { variant: RestockVariant }) => (
  <li className="px-4 pt-1 pb-2.5 sm:px-5 sm:py-2.5">
    <p className="flex flex-wrap items-center gap-x-2">
      <AllowedLink
        call="updateProduct"
        to={paths.editProduct(variant._id)}
        className="inline-flex min-h-11 items-center font-semibold hover:underline sm:min-h-8"
      >
        {variant.title}
      </AllowedLink>
      <span className="text-muted">{variantName(variant)}</span>
    </p>
    <p className={variant.stock === 0 ? 'text-sm font-medium text-danger' : 'text-sm text-muted'}>
      {texts.facts(variant.stock, variant.waiting, variant.sold)}
    </p>
  </li>
);

function Actions({ onPrint }: { onPrint: () => void }) {
  return (
    <>
      <DownloadButton
        load={() => call(exportRestock)}
        fileName={() => `reponer-${serverToday()}.csv`}
        failed={texts.downloadFailed}
        busyLabel={texts.downloading}
      >
        {texts.download}
      </DownloadButton>
      <Button icon="printer" onClick={onPrint}>
        {texts.print}
      </Button>
    </>
  );
}

/** Lists the variants of which little is left, with who waits for them and how they sell, to be printed or downloaded. */
export function RestockList() {
  const query = useQuery(restockQuery);
  const { filters, setFilters } = useListFilters(filterSchema);
  const [isPrinting, setIsPrinting] = useState(false);
  const printed = useCallback(() => setIsPrinting(false), []);
  const { page } = filters;
  const { variants, total } = query.data ?? { variants: [], total: 0 };
  return (
    <Page
      texts={texts}
      back={{ to: paths.lowStock, label: texts.back }}
      actions={variants.length > 0 && <Actions onPrint={() => setIsPrinting(true)} />}
    >
      <Card>
        <ResourceList
          query={query}
          rows={(answer) => pageOf(answer, page)}
          total={() => variants.length}
          texts={texts}
          empty={{ icon: 'package', title: texts.none, text: texts.noneText }}
          loadingRows={8}
          listLabel={texts.title}
          intro={total > variants.length ? texts.cut(total) : undefined}
          page={page}
          onPage={setFilters}
        >
          {(variant) => <VariantRow key={keyOf(variant)} variant={variant} />}
        </ResourceList>
      </Card>
      {isPrinting && <RestockSheet variants={variants} onPrinted={printed} />}
    </Page>
  );
}
