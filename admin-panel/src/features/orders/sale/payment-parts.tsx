import { changeFor, MAX_SALE_PAYMENTS, offeredWays, paymentsSum, salePaymentsFault } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { usePaymentWays } from '#shared/payment-ways.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { digitsOnly, groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { type TypedPart } from './sale.ts';
import { texts } from './texts.ts';

const t = texts.parts;

// An empty field is not zero: nothing was typed yet.
const pesosOrEmpty = (typed: string): string => (digitsOnly(typed) === '' ? '' : groupedDigits(typed));

type PartRowProps = {
  part: TypedPart;
  at: number;
  isOnly: boolean;
  isNew: boolean;
  onChange: (part: TypedPart) => void;
  onRemove: () => void;
};

function PartRow({ part, at, isOnly, isNew, onChange, onRemove }: PartRowProps) {
  const options = offeredWays(usePaymentWays(), part.method).map(({ key, name }) => ({
    value: key,
    label: name,
  }));
  return (
    <li className="flex flex-wrap items-end gap-2">
      <SelectField
        label={t.way(at + 1)}
        className="basis-full sm:flex-1 sm:basis-0"
        options={options}
        value={part.method}
        onValue={(method) => onChange({ ...part, method })}
      />
      <Field label={t.amount(at + 1)} className="flex-1 sm:w-28 sm:flex-none">
        {(control) => (
          <DigitsInput
            {...control}
            autoFocus={isNew} // eslint-disable-line jsx-a11y/no-autofocus -- who adds a payment types its amount
            className="text-right"
            value={part.amount}
            format={pesosOrEmpty}
            onValue={(amount) => onChange({ ...part, amount })}
          />
        )}
      </Field>
      <IconButton
        icon="trash-2"
        label={t.remove(at + 1)}
        disabled={isOnly}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          onRemove();
        }}
      />
    </li>
  );
}

/** Says what is missing or too much. */
function PartsSum({ parts, total }: { parts: readonly TypedPart[]; total: number }) {
  const payments = parts.map(({ amount }) => ({ amount: numberFromDigits(amount) }));
  const fault = salePaymentsFault(payments, total);
  const missing = total - paymentsSum(payments);
  const isWhole = missing === 0 && total > 0;
  return (
    <p
      role="status"
      className={`text-sm font-semibold ${fault ? 'text-danger' : isWhole ? 'text-success' : ''}`}
    >
      {fault || (isWhole ? t.whole : t.missing(formatMoney(missing)))}
    </p>
  );
}

type PartsProps = { parts: readonly TypedPart[]; total: number; onParts: (parts: TypedPart[]) => void };

/** Asks what was paid in which ways: a deposit, or all of it by parts. */
export function PaymentParts({ parts, total, onParts }: PartsProps) {
  const ways = offeredWays(usePaymentWays());
  const used = parts.map(({ method }) => method);
  const next = ways.find(({ key }) => !used.includes(key))?.key ?? 'cash';
  const [added, setAdded] = useState(0);
  const id = Math.max(...parts.map((part) => part.id)) + 1;
  const missing = total - paymentsSum(parts.map(({ amount }) => ({ amount: numberFromDigits(amount) })));
  // The second way usually pays the rest.
  const add = () => {
    setAdded(id);
    onParts([...parts, { id, method: next, amount: missing > 0 ? groupedDigits(String(missing)) : '' }]);
  };
  return (
    <div role="group" aria-label={t.label} className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {parts.map((part, at) => (
          <PartRow
            key={part.id}
            part={part}
            at={at}
            isNew={part.id === added}
            isOnly={parts.length === 1}
            onChange={(changed) => onParts(parts.map((one) => (one.id === part.id ? changed : one)))}
            onRemove={() => onParts(parts.filter((one) => one.id !== part.id))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PartsSum parts={parts} total={total} />
        {parts.length < MAX_SALE_PAYMENTS && (
          <Button size="sm" icon="plus" onClick={add}>
            {t.add}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shows what comes back to a client who pays in cash; nothing of it is stored. */
export function Change({ total }: { total: number }) {
  const [handedOver, setHandedOver] = useState('');
  const pesos = numberFromDigits(handedOver);
  return (
    <Folded title={t.change}>
      <Field label={t.paysWith}>
        {(control) => (
          <DigitsInput {...control} value={handedOver} format={pesosOrEmpty} onValue={setHandedOver} />
        )}
      </Field>
      <p role="status" className="text-lg font-semibold tabular-nums">
        {pesos > 0 && (pesos < total ? t.tooLittle : t.comesBack(formatMoney(changeFor(pesos, total))))}
      </p>
    </Folded>
  );
}
