import { useQueryClient } from '@tanstack/react-query';
import { AwaitedVariants } from '#features/stock-alerts/awaited-variants.tsx';
import { PhoneAlerts } from '#features/stock-alerts/phone-alerts.tsx';
import { alertFilters } from '#features/stock-alerts/queries.ts';
import { texts } from '#features/stock-alerts/texts.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  const client = useQueryClient();
  const { filters, setFilters } = useListFilters(alertFilters);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        actions={
          <Button
            icon="refresh-cw"
            onClick={() => void client.invalidateQueries({ queryKey: ['stock-alerts'] })}
          >
            {texts.refresh}
          </Button>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr] *:min-w-0">
        <PhoneAlerts key={filters.state} filters={filters} onFilters={setFilters} />
        <AwaitedVariants filters={filters} onFilters={setFilters} />
      </div>
    </>
  );
}
