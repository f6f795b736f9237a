import { variantName } from '@shop/contract';
import { SelectField } from '#ui/form/field.tsx';
import { paymentFields } from '../payment-fields.tsx';
import { usePaymentWays } from '../payment-ways.ts';
import { fieldList } from '../resource/fields.tsx';
import { texts } from './texts.ts';
import type { UnitsFate } from './chosen-units.ts';
import { TickedLines, unitOptions } from './ticked-lines.tsx';
import type { GivingBack } from './use-giving-back.ts';

const FATES: readonly UnitsFate[] = ['later', 'all', 'some', 'none'];

/** Asks how many units of each line come back. */
export const LineUnitsFields = ({ form: { held, chosen, setChosen } }: { form: GivingBack }) =>
  held.map((line) => (
    <SelectField
      key={line.lineId}
      label={texts.ofLine(line.title, variantName(line))}
      value={String(chosen[line.lineId] ?? 0)}
      onValue={(units) => setChosen({ ...chosen, [line.lineId]: Number(units) })}
      options={unitOptions(line.unitsHeld, 0)}
    />
  ));

type FieldsProps = {
  form: GivingBack;
  /** False where nothing may be left for later. */
  canWait?: boolean;
  /** The money has gone back, or goes with this. */
  hasMoneyNow?: boolean;
  firstDay?: string;
  isOnline?: boolean;
};

function MoneyFields({ form, canWait, hasMoneyNow = false, firstDay, isOnline }: FieldsProps) {
  const { when, setWhen, payments, money } = form;
  const ways = usePaymentWays();
  return (
    <>
      {canWait && !hasMoneyNow && (
        <SelectField
          label={texts.money}
          value={when}
          onValue={(next) => setWhen(next as typeof when)}
          options={(['now', 'later'] as const).map((value) => ({ value, label: texts.when[value] }))}
        />
      )}
      {when === 'now' &&
        fieldList(payments, paymentFields({ ways, own: money?.method, firstDay, isOnline }))()}
    </>
  );
}

type UnitsProps = Pick<FieldsProps, 'form' | 'canWait'>;

function UnitsFields({ form, canWait = true }: UnitsProps) {
  const { isTicked, held, count, fate, setFate } = form;
  const fates = FATES.filter((one) => (canWait || one !== 'later') && !(isTicked && one === 'some'));
  if (held.length === 0 || (isTicked && count === 0)) return null;
  return (
    <>
      <SelectField
        label={texts.units}
        value={fate}
        onValue={(next) => setFate(next as UnitsFate)}
        options={fates.map((value) => ({ value, label: texts.fates[value](count) }))}
      />
      {fate === 'some' && <LineUnitsFields form={form} />}
    </>
  );
}

/** Asks the same two questions wherever an order gives back: which units return to stock, and how much money goes how. */
export function GivingBackFields({ form, canWait = true, ...money }: FieldsProps) {
  const units = <UnitsFields form={form} canWait={canWait} />;
  return (
    <>
      {form.isTicked && form.held.length > 0 && <TickedLines form={form} />}
      {form.isTicked && units}
      {form.money && <MoneyFields form={form} canWait={canWait} {...money} />}
      {!form.isTicked && units}
    </>
  );
}
