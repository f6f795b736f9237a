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
import { useFormContext, useWatch } from 'react-hook-form';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { NumberField, ParagraphField, SwitchField } from '../fields/content-fields.tsx';
import { texts as t } from './delivery-dates-texts.ts';

const [SUNDAY, ...REST] = WEEKDAYS;

function exampleOf(method: DeliveryMethod, dates: DeliveryDates, now: Date): string | null {
  if (parseClosedDays(dates.closedDays) === null || dates.transitDaysMin > dates.transitDaysMax) return null;
  const promise = promiseDelivery(now, method, { ...dates, enabled: true });
  return promise && formatDeliveryPromise(promise, businessDay(now));
}

/** Sentences that a shopper who orders now would read. */
function Example({ dates }: { dates: DeliveryDates }) {
  const now = new Date();
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
        {[...REST, SUNDAY].map((weekday) => (
          <SwitchField key={weekday} name={`checkout.deliveryDates.${weekday}`} label={t.weekdays[weekday]} />
        ))}
      </div>
      {fault && <FieldError message={fault} />}
    </fieldset>
  );
}

export function DeliveryDatesFields() {
  const dates = useWatch<SiteContentInput, 'checkout.deliveryDates'>({ name: 'checkout.deliveryDates' });
  const shown = { ...defaultDeliveryDates, ...dates, closedDays: dates?.closedDays ?? '' };
  return (
    <>
      {doHolidaysEndSoon(businessDay(new Date())) && (
        <Banner tone="warn" className="sm:col-span-2">
          {t.holidaysEnd(HOLIDAYS_END.split('-').reverse().join('/'))}
        </Banner>
      )}
      <SwitchField name="checkout.deliveryDates.enabled" label={t.enabled} />
      <SwitchField name="checkout.deliveryDates.skipsHolidays" label={t.skipsHolidays} />
      <NumberField name="checkout.deliveryDates.preparationDays" label={t.preparationDays} hint={t.working} />
      <NumberField name="checkout.deliveryDates.cutOffHour" label={t.cutOffHour} hint={t.cutOffHint} />
      <NumberField name="checkout.deliveryDates.transitDaysMin" label={t.transitDaysMin} hint={t.working} />
      <NumberField name="checkout.deliveryDates.transitDaysMax" label={t.transitDaysMax} hint={t.working} />
      <Weekdays />
      <ParagraphField name="checkout.deliveryDates.closedDays" label={t.closedDays} rows={3} />
      <Example dates={shown} />
    </>
  );
}
