import { cartLinkPath, offeredWays, paymentDiscountLabel, type Product, whatsappLink } from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { toast } from 'sonner';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { usePaymentWays } from '#shared/payment-ways.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { TwoColumnForm } from '../parts/two-column-form.tsx';
import { ClientFields } from './client-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { Change, PaymentParts } from './payment-parts.tsx';
import { ProductSearch } from './product-search.tsx';
import { SaleLines } from './sale-lines.tsx';
import {
  addVariant,
  agreedWay,
  handOverOf,
  handOversOf,
  hasEntries,
  isOverpaid,
  nameOf,
  type TypedSale,
  type SaleTotals,
} from './sale.ts';
import { type SellableVariant } from './sellable-variants.ts';
import { texts } from './texts.ts';
import { useRegisterSale } from './use-register-sale.ts';

const t = texts.share;

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(t.copied);
  } catch {
    toast.error(t.copyFailed);
  }
}

// Without a phone number WhatsApp asks whom to send the text to.
const chatWith = (phone: string, text: string): string =>
  whatsappLink(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Offers the lines of a sale as a link that fills the client's own cart, at the prices of the shop. */
function ShareCart({ sale: { lines, client } }: { sale: TypedSale }) {
  const linked = lines.flatMap(({ linkId, quantity }) => (linkId ? [{ id: linkId, quantity }] : []));
  if (linked.length === 0) return null;
  const link = `${window.location.origin}${cartLinkPath(linked)}`;
  return (
    <Folded title={t.title}>
      <p className="text-sm text-muted">{t.hint}</p>
      {lines
        .filter(({ linkId }) => linkId === null)
        .map((line) => (
          <p key={line.key} className="text-sm text-warn">
            {t.left(nameOf(line))}
          </p>
        ))}
      <Field label={t.link} hideLabel>
        {(control) => <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <ChatButton href={chatWith(client.phone, t.message(link))}>{t.whatsapp}</ChatButton>
        <Button icon="copy" onClick={() => void copy(link)}>
          {t.copy}
        </Button>
      </div>
    </Folded>
  );
}

const optionsOf = <K extends string>(labels: { label: string } & Record<K, string>, keys: readonly K[]) =>
  keys.map((value) => ({ value, label: labels[value] }));

const channels = optionsOf(texts.channel, ['counter', 'whatsapp', 'instagram', 'other']);
const paidOptions = optionsOf(texts.paid, ['now', 'parts', 'later', 'reserve']);

type PartProps = { sale: TypedSale; onChange: (part: Partial<TypedSale>) => void };

function PaymentChoice({ sale: { payment }, onChange }: PartProps) {
  const ways = offeredWays(usePaymentWays(), payment);
  return (
    <Segmented
      wraps
      label={texts.payment}
      options={ways.map(({ key, name }) => ({ value: key, label: name }))}
      value={payment}
      onChange={(next) => onChange({ payment: next })}
    />
  );
}

const Choices = ({ sale, totals, onChange }: PartProps & { totals: SaleTotals }) => (
  <div className="flex flex-col gap-3">
    <Segmented
      wraps
      label={texts.paid.label}
      options={paidOptions}
      value={sale.collection}
      onChange={(next) => onChange({ collection: next })}
    />
    {sale.collection === 'parts' ? (
      <PaymentParts parts={sale.parts} total={totals.total} onParts={(parts) => onChange({ parts })} />
    ) : (
      <PaymentChoice sale={sale} onChange={onChange} />
    )}
    <Segmented
      wraps
      label={texts.handOver.label}
      options={optionsOf(texts.handOver, handOversOf(sale))}
      value={handOverOf(sale)}
      onChange={(next) => onChange({ handOver: next })}
    />
    <Segmented
      wraps
      label={texts.channel.label}
      options={channels}
      value={sale.channel}
      onChange={(next) => onChange({ channel: next })}
    />
  </div>
);

function Totals({ sale, totals, onChange }: PartProps & { totals: SaleTotals }) {
  const { offeredPercent, paymentDiscount, shipping, total } = totals;
  return (
    <>
      {offeredPercent > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <Checkbox
            checked={sale.withPaymentDiscount}
            onChange={({ target }) => onChange({ withPaymentDiscount: target.checked })}
          />
          <span className="flex-1">
            {paymentDiscountLabel(agreedWay(sale) === 'cash' ? 'cash' : 'transfer', offeredPercent)}
          </span>
          {paymentDiscount > 0 && <span className="tabular-nums">-{formatMoney(paymentDiscount)}</span>}
        </label>
      )}
      <dl className="flex flex-col gap-1">
        {sale.handOver === 'home' && (
          <div className="flex justify-between text-muted">
            <dt>{texts.shipping}</dt>
            <dd className="tabular-nums">{formatShipping(shipping)}</dd>
          </div>
        )}
        <div className="flex items-baseline justify-between font-semibold">
          <dt>{texts.total}</dt>
          <dd className="text-2xl tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
    </>
  );
}

const Extras = ({ sale, onChange }: PartProps) => (
  <>
    <TextareaField
      label={texts.notes}
      optional
      rows={2}
      maxLength={1000}
      value={sale.notes}
      onValue={(notes) => onChange({ notes })}
    />
    <GiftFields sale={sale} onChange={onChange} />
    {sale.client.email !== '' && (
      <NotifyOption label={texts.notify} checked={sale.notify} onChange={(notify) => onChange({ notify })} />
    )}
  </>
);

/** Registers a sale of the counter or of a chat; what was typed stays until the server has it. */
export function SaleForm() {
  const { sale, totals, change, submit, isPending, failure, faults, lastSold } = useRegisterSale();
  const add = (product: Product, variant: SellableVariant) =>
    change({ lines: addVariant(sale.lines, product, variant) });
  return (
    <TwoColumnForm onSubmit={submit}>
      <LeaveGuard dirty={hasEntries(sale)} />
      {/* A new one takes the focus: the next sale begins there. */}
      <ProductSearch key={lastSold} onAdd={add} />
      <SectionCard title={texts.lines.title}>
        <div className="flex flex-col gap-4">
          <SaleLines lines={sale.lines} onLines={(lines) => change({ lines })} />
          <Choices sale={sale} totals={totals} onChange={change} />
          <Folded
            title={texts.client.title}
            isOpen={sale.handOver === 'home' || Object.keys(faults).length > 0}
          >
            <ClientFields
              client={sale.client}
              handOver={sale.handOver}
              faults={faults}
              onClient={(client) => change({ client })}
            />
            <Extras sale={sale} onChange={change} />
          </Folded>
          <Totals sale={sale} totals={totals} onChange={change} />
          {sale.collection === 'now' && sale.payment === 'cash' && totals.total > 0 && (
            <Change key={lastSold} total={totals.total} />
          )}
          {failure && <ErrorNotice message={failure} />}
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            busyLabel={texts.submitting}
            disabled={sale.lines.length === 0 || isOverpaid(sale, totals)}
          >
            {texts.submit}
          </Button>
          <ShareCart sale={sale} />
        </div>
      </SectionCard>
    </TwoColumnForm>
  );
}
