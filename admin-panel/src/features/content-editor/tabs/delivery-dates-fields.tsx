import {
  businessDay,
  defaultDeliveryDates,
  doHolidaysEndSoon,
  formatDeliveryPromise,
  HOLIDAYS_END,
  parseClosedDays,
  promiseDelivery,
  WEEKDAYS,
  type DeliveryDates,
  type DeliveryMethod,
  type SiteContentInput,
} from '@shop/contract';
import { serverNow, serverToday } from '@shop/web-kit/api';
import { useFormContext, useWatch } from 'react-hook-form';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { Fields } from '../fields/fields.tsx';
import { texts } from '../texts.ts';

const t = texts.deliveryDates;
const DATES = 'checkout.deliveryDates';
const PLAIN = [
  'enabled',
  'skipsHolidays',
  'preparationDays',
  'cutOffHour',
  'transitDaysMin',
  'transitDaysMax',
];
const [SUNDAY, ...REST] = WEEKDAYS;

function exampleOf(method: DeliveryMethod, dates: DeliveryDates, now: Date): string | null {
  if (parseClosedDays(dates.closedDays) === null || dates.transitDaysMin > dates.transitDaysMax) return null;
  const promise = promiseDelivery(now, method, { ...dates, enabled: true });
  return promise && formatDeliveryPromise(promise, businessDay(now));
}

/** Sentences that a shopper who orders now would read. */
function Example({ dates }: { dates: DeliveryDates }) {
  const now = new Date(serverNow());
  const sentences = [exampleOf('home', dates, now), exampleOf('pickup', dates, now)];
  const text = sentences.every(Boolean) ? t.example(sentences.join('. ')) : t.noExample;
  return (
    <p role="status" className="text-muted text-sm sm:col-span-2">
      {dates.enabled ? text : `${text} ${t.off}`}
    </p>
  );
}

function Weekdays() {
  const { errors } = useFormContext<SiteContentInput>().formState;
  const fault = errors.checkout?.deliveryDates?.monday?.message;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="text-ink text-sm font-semibold">{t.weekdaysLegend}</legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-4">
        <Fields at={DATES} names={[...REST, SUNDAY]} />
      </div>
      {fault && <FieldError message={fault} />}
    </fieldset>
  );
}

export function DeliveryDatesFields() {
  const dates = useWatch<SiteContentInput, typeof DATES>({ name: DATES });
  const shown = { ...defaultDeliveryDates, ...dates, closedDays: dates?.closedDays ?? '' };
  return (
    <>
      {doHolidaysEndSoon(serverToday()) && (
        <Banner tone="warn" className="sm:col-span-2">
          {t.holidaysEnd(HOLIDAYS_END.split('-').reverse().join('/'))}
        </Banner>
      )}
      <Fields at={DATES} names={PLAIN} />
      <Weekdays />
      <Fields at={DATES} names={['closedDays']} />
      <Example dates={shown} />
    </>
  );
}
