import { type AdminOrder, type DeliveryMethod, type Product } from '@shop/contract';
import { Link, useNavigate } from 'react-router-dom';
import { afterSave, LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { NotifyOption } from '../parts/notify-option.tsx';
import { TwoColumnForm } from '../parts/two-column-form.tsx';
import { ClientFields } from '../sale/client-fields.tsx';
import { ProductSearch } from '../sale/product-search.tsx';
import { SaleLines } from '../sale/sale-lines.tsx';
import { addVariant } from '../sale/sale.ts';
import { type SellableVariant, variantName } from '../sale/sellable-variants.ts';
import { EditTotals } from './edit-totals.tsx';
import { type EditLine, type TypedOrder } from './order-draft.ts';
import { texts } from './texts.ts';
import { useEditOrder } from './use-edit-order.ts';
import { VariantSelect } from './variant-select.tsx';

type PartProps = {
  draft: TypedOrder;
  faults: Record<string, string>;
  onChange: (part: Partial<TypedOrder>) => void;
};

type PesosProps = {
  label: string;
  hint?: string;
  error?: string;
  value: number;
  onValue: (value: number) => void;
};

const Pesos = ({ label, hint, error, value, onValue }: PesosProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <DigitsInput
        {...control}
        value={groupedDigits(String(value))}
        format={groupedDigits}
        onValue={(typed) => onValue(numberFromDigits(typed))}
      />
    )}
  </Field>
);

const deliveries = (['pickup', 'home'] as const).map((value) => ({ value, label: texts.delivery[value] }));

const Delivery = ({ draft, onChange }: PartProps) => (
  <>
    <Segmented<DeliveryMethod>
      label={texts.delivery.label}
      options={deliveries}
      value={draft.delivery}
      onChange={(delivery) => onChange({ delivery })}
    />
    {draft.delivery === 'home' && draft.shippingCost !== null && (
      <Pesos
        label={texts.shippingCost}
        value={draft.shippingCost}
        onValue={(shippingCost) => onChange({ shippingCost })}
      />
    )}
  </>
);

const Discount = ({ draft, faults, onChange }: PartProps) => (
  <>
    <Pesos
      label={texts.discount}
      hint={texts.discountHint}
      error={faults.agreedDiscount}
      value={draft.agreedDiscount}
      onValue={(agreedDiscount) => onChange({ agreedDiscount })}
    />
    <TextField
      label={texts.reason}
      optional={draft.agreedDiscount === 0}
      error={faults.reason}
      maxLength={300}
      value={draft.reason}
      onValue={(reason) => onChange({ reason })}
    />
  </>
);

const Client = ({ draft, faults, onChange }: PartProps) => (
  <Folded
    title={texts.client}
    isOpen={draft.delivery === 'home' || Object.keys(faults).some((path) => path.startsWith('client'))}
  >
    <ClientFields
      client={draft.client}
      handOver={draft.delivery}
      faults={faults}
      onClient={(client) => onChange({ client })}
      isEdit
    />
  </Folded>
);

type RefusalProps = { orderId: string; failure: string; saveAnyway: (() => void) | undefined };

/** Says why an edit was refused; one of an order that has changed can be looked at, and saved over that. */
const Refusal = ({ orderId, failure, saveAnyway }: RefusalProps) => (
  <>
    <ErrorNotice message={saveAnyway ? `${failure} ${texts.stale.kept}` : failure} />
    {saveAnyway && (
      <div className="flex flex-wrap gap-2">
        <Link to={paths.order(orderId)} target="_blank" className={buttonStyles()}>
          {texts.stale.look}
        </Link>
        <Button onClick={saveAnyway}>{texts.stale.saveAnyway}</Button>
      </div>
    )}
  </>
);

/** Changes the lines, the price, the delivery and the contact of an order; the server says what it costs before it is saved. */
export function OrderEditor({ order }: { order: AdminOrder }) {
  const navigate = useNavigate();
  const { draft, change, submit, isPending, isDirty, failure, saveAnyway, faults } = useEditOrder(order, {
    done: () => void navigate(paths.order(order._id), { state: afterSave }),
  });
  const part = { draft, faults, onChange: change };
  const add = (product: Product, variant: SellableVariant) =>
    change({ lines: addVariant(draft.lines, product, variant) });
  return (
    <TwoColumnForm onSubmit={submit}>
      <LeaveGuard dirty={isDirty} />
      <div className="flex flex-col gap-4">
        <SectionCard title={texts.lines}>
          <SaleLines<EditLine>
            lines={draft.lines}
            empty={texts.empty}
            onLines={(lines) => change({ lines })}
            variantOf={(line, onLine) => (
              <VariantSelect
                line={line}
                onChange={onLine}
                otherwise={<p className="text-xs text-muted empty:hidden">{variantName(line)}</p>}
              />
            )}
          />
        </SectionCard>
        <ProductSearch title={texts.add} onAdd={add} />
      </div>
      <SectionCard title={texts.rest}>
        <div className="flex flex-col gap-4">
          <Delivery {...part} />
          <Discount {...part} />
          <Client {...part} />
          {draft.lines.length > 0 && (
            <EditTotals order={order} draft={draft} error={faults.coupon} onChange={change} />
          )}
          {draft.client.email !== '' && (
            <NotifyOption
              label={texts.notify}
              checked={draft.notify}
              onChange={(notify) => change({ notify })}
            />
          )}
          {failure && <Refusal orderId={order._id} failure={failure} saveAnyway={saveAnyway} />}
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            busyLabel={texts.submitting}
            disabled={draft.lines.length === 0}
          >
            {texts.submit}
          </Button>
        </div>
      </SectionCard>
    </TwoColumnForm>
  );
}
