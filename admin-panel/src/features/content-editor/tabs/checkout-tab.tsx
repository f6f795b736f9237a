import { type MercadoPagoSetup, ONLINE_PAYMENT_HOURS, type SiteContentInput } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FoldingCard } from '#shared/resource/folding-card.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { controlId } from '../fields/content-fields.tsx';
import { placeAt } from '../fields/content-form.ts';
import { labelOf } from '../fields/field-names.ts';
import { Fields } from '../fields/fields.tsx';
import { mercadoPagoSetupQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { DeliveryDatesFields } from './delivery-dates-fields.tsx';

const t = texts.mercadoPago;
const NAME = 'checkout.paymentInfo.mercadoPago';

type SetupProps = { id: string; setup: MercadoPagoSetup };

/** Says whether the shop is prepared for Mercado Pago; the names of the server's settings are for its installer. */
const SetupHelp = ({ id, setup: { isReady, missing, noticeUrl } }: SetupProps) => (
  <div className="space-y-2 text-sm text-muted sm:col-span-2">
    <p id={id}>{isReady ? t.ready : t.notReady}</p>
    <details>
      <summary className="min-h-6 cursor-pointer">{t.forInstaller}</summary>
      <p className="mt-1 break-words">{isReady ? t.noticeUrl(noticeUrl) : t.missing(missing)}</p>
    </details>
  </div>
);

/** Switches online payments on; while the server lacks their secrets it says which, and nothing can be switched. */
function MercadoPagoFields() {
  const { data: setup, isError } = useQuery(mercadoPagoSetupQuery);
  // A controller would add the setting to a content that has none, which counts as an edit.
  const { setValue } = useFormContext<SiteContentInput>();
  const isOn = useWatch<SiteContentInput, typeof NAME>({ name: NAME })?.enabled === true;
  const change = (on: boolean) =>
    setValue(NAME, on ? { enabled: true, paymentHours: ONLINE_PAYMENT_HOURS } : undefined, {
      shouldDirty: true,
    });
  const isReady = setup?.isReady === true;
  const id = controlId(`${NAME}.enabled`);
  return (
    <>
      <div className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <Switch
          id={id}
          checked={isOn}
          disabled={!isReady && !isOn}
          aria-describedby={setup && `${id}-help`}
          onCheckedChange={change}
        />
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {labelOf(`${NAME}.enabled`)}
        </label>
      </div>
      {isError && <p className="text-sm text-muted sm:col-span-2">{t.failed}</p>}
      {setup && <SetupHelp id={`${id}-help`} setup={setup} />}
      {isOn && <Fields at={NAME} />}
    </>
  );
}

type FieldSetProps = {
  /** The place that names the set and holds its fields. */
  at: string;
  names?: readonly string[];
  /** Fields that are rarely changed: what the checkout says about it. */
  folded?: ReactNode;
  /** Values that a phone shows while it folds the set; without them the set is open there. */
  summary?: readonly string[];
  children?: ReactNode;
};

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2';

/** Says whether a way is offered, with its main values; what is offered without one of them is incomplete. */
function useSummary(at: string, names: readonly string[]): { text: string; isIncomplete: boolean } {
  const values = useWatch<Record<string, Record<string, unknown> | undefined>>({ name: at });
  if (!values?.enabled) return { text: texts.checkout.off, isIncomplete: false };
  const main = names.map((name) => values[name]);
  const text = [texts.checkout.on, ...main].filter(Boolean).join(' · ');
  return { text, isIncomplete: !main.every(Boolean) };
}

function FieldSet({
  at,
  names,
  summary,
  folded,
  children = names && <Fields at={at} names={names} />,
}: FieldSetProps) {
  const { text, isIncomplete } = useSummary(at, summary ?? []);
  const { label } = placeAt(at);
  return (
    <FoldingCard title={label} summary={summary && text} isOpen={!summary || isIncomplete}>
      <fieldset aria-label={label} className="flex min-w-0 flex-col gap-4">
        <div className={grid}>{children}</div>
        {folded && (
          <Folded title={texts.checkout.more}>
            <div className={grid}>{folded}</div>
          </Folded>
        )}
      </fieldset>
    </FoldingCard>
  );
}

const HOME = 'checkout.shipping.homeDelivery';
const MEETING_POINT = 'checkout.deliveryInfo.meetingPoint';
const CASH = 'checkout.paymentInfo.cashOnDelivery';
const TRANSFER = 'checkout.paymentInfo.bankTransfer';
const TEXTS = ['title', 'description', 'notes'];

/** Fields of how orders reach the buyer: cost, coverage, pickup, days. */
export const DeliveryFields = () => (
  <>
    <FieldSet
      at={HOME}
      folded={
        <>
          <Fields at="checkout.shipping" names={['title']} />
          <Fields at={HOME} names={['enabled', 'coverage', 'estimatedDays', ...TEXTS]} />
        </>
      }
    >
      <Fields at="checkout.shipping" names={['enabled']} />
      <Fields at={HOME} names={['baseCost', 'freeShippingThreshold']} />
    </FieldSet>
    <FieldSet
      at={MEETING_POINT}
      summary={['address', 'schedule']}
      names={['enabled', 'address', 'schedule']}
      folded={
        <>
          <Fields at="checkout.deliveryInfo" names={['title']} />
          <Fields at={MEETING_POINT} names={TEXTS} />
        </>
      }
    />
    <FieldSet at="checkout.deliveryDates" summary={[]}>
      <DeliveryDatesFields />
    </FieldSet>
    <div className={grid}>
      <Fields at="checkout" names={['minimumPurchase']} />
    </div>
  </>
);

/** Fields of how buyers pay. */
export const PaymentFields = () => (
  <>
    <FieldSet
      at={TRANSFER}
      summary={['alias', 'bankName']}
      names={[
        'enabled',
        'discountPercent',
        'cbu',
        'alias',
        'accountHolder',
        'bankName',
        'paymentHours',
        'instalments',
      ]}
      folded={<Fields at={TRANSFER} names={['title', 'accountType', 'accountNumber', 'instructions']} />}
    />
    <FieldSet
      at={CASH}
      summary={[]}
      names={['enabled', 'discountPercent', 'additionalFee', 'paymentHours', 'instalments']}
      folded={<Fields at={CASH} names={TEXTS} />}
    />
    <FieldSet at={NAME} summary={[]}>
      <MercadoPagoFields />
    </FieldSet>
    <Folded title={texts.checkout.more}>
      <Fields at="checkout" names={['paymentInfo.title']} />
    </Folded>
  </>
);

/** The specified tab of the content: the same fields as the two sections of the settings, folded. */
export const CheckoutTab = () => (
  <>
    <Folded title={texts.checkout.delivery} summary={texts.checkout.deliverySummary}>
      <DeliveryFields />
    </Folded>
    <Folded title={texts.checkout.payment} summary={texts.checkout.paymentSummary} isOpen>
      <PaymentFields />
    </Folded>
  </>
);
