import { type ReactNode } from 'react';
import {
  NumberField,
  ParagraphField,
  PesosField,
  SwitchField,
  TextField,
} from '../fields/content-fields.tsx';
import { texts } from '../texts.ts';
import { DeliveryDatesFields } from './delivery-dates-fields.tsx';
import { texts as dateTexts } from './delivery-dates-texts.ts';
import { MercadoPagoFields } from './mercado-pago-fields.tsx';
import { texts as mercadoPagoTexts } from './mercado-pago-texts.ts';
import { texts as offerTexts } from './offer-texts.ts';

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
