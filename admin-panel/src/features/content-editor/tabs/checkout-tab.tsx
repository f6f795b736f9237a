import { type MercadoPagoSetup, ONLINE_PAYMENT_HOURS, type SiteContentInput } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Switch } from '#ui/form/switch.tsx';
import { controlId } from '../fields/content-fields.tsx';
import { placeAt } from '../fields/content-form.ts';
import { labelOf } from '../fields/field-names.ts';
import { Fields } from '../fields/fields.tsx';
import { mercadoPagoSetupQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { DeliveryDatesFields } from './delivery-dates-fields.tsx';

const t = texts.mercadoPago;
const NAME = 'checkout.paymentInfo.mercadoPago';

/** Says what the server lacks, or which address Mercado Pago has to notify. */
const SetupHelp = ({
  id,
  setup: { isReady, missing, noticeUrl },
}: {
  id: string;
  setup: MercadoPagoSetup;
}) => (
  <p id={id} className="text-sm break-words text-muted sm:col-span-2">
    {isReady ? t.noticeUrl(noticeUrl) : t.missing(missing)}
  </p>
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
  at: string;
  /** The place that names the set, where it is not all of `at`. */
  namedBy?: string;
  children?: ReactNode;
};

const FieldSet = ({ at, namedBy = at, children = <Fields at={at} /> }: FieldSetProps) => (
  <fieldset className="rounded-panel border-line min-w-0 border p-4">
    <legend className="px-1 text-base font-semibold">{placeAt(namedBy).label}</legend>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);

export const CheckoutTab = () => (
  <>
    <FieldSet at="checkout.deliveryInfo" namedBy="checkout.deliveryInfo.meetingPoint" />
    <FieldSet at="checkout.shipping" />
    <FieldSet at="checkout.deliveryDates">
      <DeliveryDatesFields />
    </FieldSet>
    <Fields at="checkout" names={['minimumPurchase', 'paymentInfo.title']} />
    <FieldSet at="checkout.paymentInfo.cashOnDelivery" />
    <FieldSet at="checkout.paymentInfo.bankTransfer" />
    <FieldSet at={NAME}>
      <MercadoPagoFields />
    </FieldSet>
  </>
);
