import { exportMonth, monthBeforeDay } from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { useState } from 'react';
import { DownloadButton } from '#shared/download-button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

const t = texts.month;
const MONTHS = 18;

const nameOf = (month: string): string =>
  new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Lists the months that can be chosen, the present one first. */
function recentMonths(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) months.push(monthBeforeDay(`${months.at(-1)}-01`));
  return months;
}

/** Downloads all that an accountant asks of a month in one file. */
export function MonthPanel() {
  const today = serverToday();
  const [month, setMonth] = useState(monthBeforeDay(today));
  return (
    <SectionCard title={t.title} description={t.text} className="max-w-2xl">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t.label}
          value={month}
          onValue={setMonth}
          options={recentMonths(today).map((value) => ({ value, label: nameOf(value) }))}
        />
        <DownloadButton
          load={() => call(exportMonth, { query: { month } })}
          fileName={() => `mes-${month}.csv`}
          failed={texts.downloadFailed}
          busyLabel={texts.downloading}
        >
          {t.download}
        </DownloadButton>
      </div>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-muted">
        {t.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </SectionCard>
  );
}
