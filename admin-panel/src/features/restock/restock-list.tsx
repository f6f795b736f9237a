import { exportRestock, listRestock, type RestockVariant, variantName } from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { DownloadButton } from '#shared/download-button.tsx';
import { paths } from '#shared/paths.ts';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Page } from '#shared/resource/page.tsx';
import { queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RestockSheet } from './restock-sheet.tsx';
import { texts } from './texts.ts';

const restockQuery = { ...queryOf(listRestock), staleTime: 0 };

const keyOf = ({ _id, size, color }: RestockVariant): string => [_id, size, color].join('/');

const VariantRow = ({ variant }: { variant: RestockVariant }) => (
  <li className="px-4 py-2.5 sm:px-5">
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

type ListProps = { variants: readonly RestockVariant[]; total: number };

const Variants = ({ variants, total }: ListProps) =>
  variants.length === 0 ? (
    <EmptyState icon="package" title={texts.none} text={texts.noneText} />
  ) : (
    <>
      <ul className="divide-y divide-line" aria-label={texts.title}>
        {variants.map((variant) => (
          <VariantRow key={keyOf(variant)} variant={variant} />
        ))}
      </ul>
      {total > variants.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-muted">{texts.cut(total)}</p>
      )}
    </>
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
  const [isPrinting, setIsPrinting] = useState(false);
  const printed = useCallback(() => setIsPrinting(false), []);
  const variants = query.data?.variants ?? [];
  return (
    <Page
      texts={texts}
      back={{ to: paths.lowStock, label: texts.back }}
      actions={variants.length > 0 && <Actions onPrint={() => setIsPrinting(true)} />}
    >
      <Card>
        <Loaded query={query} failed={texts.loadFailed} loading={8}>
          {(found) => <Variants {...found} />}
        </Loaded>
      </Card>
      {isPrinting && <RestockSheet variants={variants} onPrinted={printed} />}
    </Page>
  );
}
