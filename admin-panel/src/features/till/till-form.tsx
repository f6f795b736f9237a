import { closeOwnTill, closeTill, type Till, type TillClosingInput } from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { type FormEvent, useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { nounOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { digitsOnly, groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { texts } from './texts.ts';
import { cashAfterClosing, cashOf, differenceText } from './till-figures.ts';

/** What was typed; an untouched field is null. */
type Typed = { opening: string | null; counted: string; left: string | null; note: string };
const NOTHING: Typed = { opening: null, counted: '', left: null, note: '' };

// An empty field is not zero: nobody has counted yet.
const pesosOrEmpty = (typed: string): string => (digitsOnly(typed) === '' ? '' : groupedDigits(typed));

type PesosFieldProps = {
  label: string;
  name?: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
};

const PesosField = ({ label, name, hint, value, error, onValue }: PesosFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <DigitsInput {...control} name={name} value={value} format={pesosOrEmpty} onValue={onValue} />
    )}
  </Field>
);

function useTillForm(till: Till) {
  const [typed, setTyped] = useState(NOTHING);
  const opening = typed.opening ?? groupedDigits(String(till.suggestedOpening));
  const counted = typed.counted === '' ? null : numberFromDigits(typed.counted);
  const openingCash = numberFromDigits(opening);
  const expectedCash = openingCash + cashOf(till).net;
  // What the till opened with usually stays in it.
  const left = typed.left ?? groupedDigits(String(Math.min(openingCash, counted ?? openingCash)));
  const bodyOf = (countedCash: number): TillClosingInput => ({
    day: till.day,
    openingCash,
    expectedCash,
    countedCash,
    leftCash: numberFromDigits(left),
    note: typed.note,
  });
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  return {
    typed,
    opening,
    counted,
    expectedCash,
    left,
    bodyOf,
    change,
    clear: () => setTyped(NOTHING),
  };
}

const Line = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex justify-between gap-3 py-1.5">
    <dt>{label}</dt>
    <dd className="tabular-nums">{amount}</dd>
  </div>
);

function Expected({ till, expectedCash }: { till: Till; expectedCash: number }) {
  const { collected, returned } = cashOf(till);
  return (
    <dl className="divide-y divide-line">
      <Line label={texts.collected} amount={`+ ${formatMoney(collected)}`} />
      <Line label={texts.returned} amount={`− ${formatMoney(returned)}`} />
      <div className="flex items-baseline justify-between gap-3 pt-2">
        <dt className="font-semibold">{texts.expected}</dt>
        <dd className="text-xl font-semibold tabular-nums">{formatMoney(expectedCash)}</dd>
      </div>
    </dl>
  );
}

const differenceTone = (difference: number): string => (difference === 0 ? 'text-success' : 'text-danger');

// Stays on the page while nothing is counted: screen readers announce changes of a region that exists.
const Difference = ({ difference }: { difference: number | null }) => (
  <p
    role="status"
    className={`min-h-7 text-lg font-semibold tabular-nums ${differenceTone(difference ?? 0)}`}
  >
    {difference === null ? '' : differenceText(difference)}
  </p>
);

const Notices = ({ till }: { till: Till }) => {
  const moved = cashAfterClosing(till);
  if (till.closings.length === 0) return null;
  return moved === 0 ? (
    <Banner tone="info">{texts.isClosed}</Banner>
  ) : (
    <Banner tone="warn">{texts.movedAfter(formatMoney(moved))}</Banner>
  );
};

const once = createIdempotentSender();

/** Closes the till. After a refusal the till is read again, so that the expected cash is the server's. */
function useCloseTill(isOwn: boolean, onClosed: () => void) {
  const { mutate, isPending, error, reset } = useAction({
    // A retry after a lost response closes once.
    run: (body: TillClosingInput) =>
      once({ body, isOwn }, (headers) => call(isOwn ? closeOwnTill : closeTill, { body }, { headers })),
    success: ({ closing }) => texts.closed(differenceText(closing.difference)),
    done: onClosed,
    invalidates: nounOf(closeTill),
  });
  const faults = faultsByPath(error);
  const hasFaults = Object.keys(faults).length > 0;
  return {
    close: mutate,
    isClosing: isPending,
    reset,
    faults,
    failure: error && !hasFaults ? errorText(error, texts.closeFailed) : null,
  };
}

/** Takes the counted cash of a day beside the expected one; what was typed stays when the server refuses it. */
export function TillForm({ till, isOwn = false }: { till: Till; isOwn?: boolean }) {
  const { typed, opening, counted, expectedCash, left, bodyOf, change, clear } = useTillForm(till);
  const { close, isClosing, failure, faults, reset } = useCloseTill(isOwn, clear);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const edit = (part: Partial<Typed>) => {
    reset();
    setIsIncomplete(false);
    change(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsIncomplete(counted === null);
    if (counted !== null) close(bodyOf(counted));
  };
  return (
    <SectionCard title={texts.cashTitle} className="min-w-0">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Notices till={till} />
        <PesosField
          label={texts.opening}
          hint={texts.openingHint}
          value={opening}
          error={faults.openingCash}
          onValue={(value) => edit({ opening: value })}
        />
        <Expected till={till} expectedCash={expectedCash} />
        <div>
          <PesosField
            label={texts.counted}
            name="countedCash"
            value={typed.counted}
            error={isIncomplete ? texts.countedMissing : faults.countedCash}
            onValue={(value) => edit({ counted: value })}
          />
          <Difference difference={counted === null ? null : counted - expectedCash} />
        </div>
        <Folded title={texts.more} isOpen={faults.leftCash !== undefined}>
          <PesosField
            label={texts.left}
            hint={texts.leftHint}
            value={left}
            error={faults.leftCash}
            onValue={(value) => edit({ left: value })}
          />
          <TextField
            label={texts.note}
            optional
            error={faults.note}
            maxLength={300}
            value={typed.note}
            onValue={(note) => edit({ note })}
          />
        </Folded>
        {(failure ?? faults.day) && <ErrorNotice message={failure ?? faults.day} />}
        <Button
          type="submit"
          variant="primary"
          busy={isClosing}
          busyLabel={texts.closing}
          className="sm:self-start"
        >
          {till.closings.length > 0 ? texts.closeAgain : texts.close}
        </Button>
      </form>
    </SectionCard>
  );
}
