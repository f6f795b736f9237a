import { type MercadoPagoSetup, ONLINE_PAYMENT_HOURS, type SiteContentInput } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Switch } from '#ui/form/switch.tsx';
import {
  controlId,
  NumberField,
  ParagraphField,
  PesosField,
  SwitchField,
  TextField,
} from '../fields/content-fields.tsx';
import { mercadoPagoSetupQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { DeliveryDatesFields } from './delivery-dates-fields.tsx';
import { texts as dateTexts } from './delivery-dates-texts.ts';
import { texts as mercadoPagoTexts } from './mercado-pago-texts.ts';
import { texts as offerTexts } from './offer-texts.ts';

const NAME = 'checkout.paymentInfo.mercadoPago';

/** Says what the server lacks, or which address Mercado Pago has to notify. */
function SetupHelp({ id, setup }: { id: string; setup: MercadoPagoSetup }) {
  const { isReady, missing, noticeUrl } = setup;
  return (
    <p id={id} className="text-sm break-words text-muted sm:col-span-2">
      {isReady ? mercadoPagoTexts.noticeUrl(noticeUrl) : mercadoPagoTexts.missing(missing)}
    </p>
  );
}

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
          {mercadoPagoTexts.enabled}
        </label>
      </div>
      {isError && <p className="text-sm text-muted sm:col-span-2">{mercadoPagoTexts.failed}</p>}
      {setup && <SetupHelp id={`${id}-help`} setup={setup} />}
      {isOn && (
        <NumberField
          name={`${NAME}.paymentHours`}
          label={mercadoPagoTexts.hours}
          hint={mercadoPagoTexts.hoursHint}
        />
      )}
    </>
  );
}

const t = texts.checkout;

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="rounded-panel border-line min-w-0 border p-4">
    <legend className="px-1 text-base font-semibold">{legend}</legend>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);

const MeetingPoint = () => (
  <Group legend={t.meetingPoint}>
    <TextField name="checkout.deliveryInfo.title" label={t.deliveryTitle} />
    <SwitchField name="checkout.deliveryInfo.meetingPoint.enabled" label={t.enabled} />
    <TextField name="checkout.deliveryInfo.meetingPoint.title" label={t.title} />
    <TextField name="checkout.deliveryInfo.meetingPoint.address" label={t.address} />
    <TextField name="checkout.deliveryInfo.meetingPoint.schedule" label={t.schedule} />
    <ParagraphField name="checkout.deliveryInfo.meetingPoint.description" label={t.description} rows={2} />
    <ParagraphField name="checkout.deliveryInfo.meetingPoint.notes" label={t.notes} rows={2} />
  </Group>
);

const Shipping = () => (
  <Group legend={t.shipping}>
    <TextField name="checkout.shipping.title" label={t.shippingTitle} />
    <SwitchField name="checkout.shipping.enabled" label={t.shippingEnabled} />
    <TextField name="checkout.shipping.homeDelivery.title" label={t.title} />
    <SwitchField name="checkout.shipping.homeDelivery.enabled" label={t.enabled} />
    <PesosField
      name="checkout.shipping.homeDelivery.baseCost"
      label={t.baseCost}
      hint={t.baseCostHint}
      placeholder={t.baseCostPlaceholder}
    />
    <PesosField
      name="checkout.shipping.homeDelivery.freeShippingThreshold"
      label={t.threshold}
      hint={t.thresholdHint}
      placeholder={t.thresholdPlaceholder}
    />
    <TextField name="checkout.shipping.homeDelivery.coverage" label={t.coverage} />
    <TextField
      name="checkout.shipping.homeDelivery.estimatedDays"
      label={t.estimatedDays}
      hint={t.estimatedDaysHint}
    />
    <ParagraphField name="checkout.shipping.homeDelivery.description" label={t.description} rows={2} />
    <ParagraphField name="checkout.shipping.homeDelivery.notes" label={t.notes} rows={2} />
  </Group>
);

type Method = 'cashOnDelivery' | 'bankTransfer';

const OfferFields = ({ method }: { method: Method }) => (
  <>
    <NumberField
      name={`checkout.paymentInfo.${method}.discountPercent`}
      label={offerTexts.discountPercent}
      hint={offerTexts.discountPercentHint}
    />
    <NumberField
      name={`checkout.paymentInfo.${method}.paymentHours`}
      label={offerTexts.paymentHours}
      hint={offerTexts.paymentHoursHint}
    />
    <TextField
      name={`checkout.paymentInfo.${method}.instalments`}
      label={offerTexts.instalments}
      hint={offerTexts.instalmentsHint}
    />
  </>
);

const Cash = () => (
  <Group legend={t.cash}>
    <TextField name="checkout.paymentInfo.cashOnDelivery.title" label={t.title} />
    <SwitchField name="checkout.paymentInfo.cashOnDelivery.enabled" label={t.enabled} />
    <PesosField name="checkout.paymentInfo.cashOnDelivery.additionalFee" label={t.additionalFee} />
    <OfferFields method="cashOnDelivery" />
    <ParagraphField name="checkout.paymentInfo.cashOnDelivery.description" label={t.description} rows={2} />
    <ParagraphField name="checkout.paymentInfo.cashOnDelivery.notes" label={t.notes} rows={2} />
  </Group>
);

const Transfer = () => (
  <Group legend={t.transfer}>
    <TextField name="checkout.paymentInfo.bankTransfer.title" label={t.title} />
    <SwitchField name="checkout.paymentInfo.bankTransfer.enabled" label={t.enabled} />
    <OfferFields method="bankTransfer" />
    <TextField name="checkout.paymentInfo.bankTransfer.bankName" label={t.bankName} />
    <TextField name="checkout.paymentInfo.bankTransfer.accountHolder" label={t.accountHolder} />
    <TextField name="checkout.paymentInfo.bankTransfer.cbu" label={t.cbu} inputMode="numeric" />
    <TextField name="checkout.paymentInfo.bankTransfer.alias" label={t.alias} />
    <TextField name="checkout.paymentInfo.bankTransfer.accountType" label={t.accountType} />
    <TextField name="checkout.paymentInfo.bankTransfer.accountNumber" label={t.accountNumber} />
    <ParagraphField name="checkout.paymentInfo.bankTransfer.instructions" label={t.instructions} />
  </Group>
);

export const CheckoutTab = () => (
  <div className="flex flex-col gap-5">
    <MeetingPoint />
    <Shipping />
    <Group legend={dateTexts.legend}>
      <DeliveryDatesFields />
    </Group>
    <PesosField
      name="checkout.minimumPurchase"
      label={offerTexts.minimumPurchase}
      hint={offerTexts.minimumPurchaseHint}
      placeholder={offerTexts.minimumPurchasePlaceholder}
    />
    <TextField name="checkout.paymentInfo.title" label={t.paymentTitle} />
    <Cash />
    <Transfer />
    <Group legend={mercadoPagoTexts.legend}>
      <MercadoPagoFields />
    </Group>
  </div>
);
