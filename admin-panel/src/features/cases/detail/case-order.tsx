import { type CaseDetail, formatMoney, statusLabel, tieCase } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { formatDate } from '@shop/web-kit/format';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '#shared/access/permissions.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Facts } from '#ui/list/facts.tsx';
import { texts } from './texts.ts';
import { useCaseChange } from './use-case-change.ts';

const { orderPanel: words } = texts;

type PanelProps = { record: CaseDetail };

const warningOf = ({ contactMatches, channel }: CaseDetail): string | null => {
  if (contactMatches === false) return words.mismatch;
  return contactMatches === null && channel !== 'staff' ? words.unproved : null;
};

function TiedOrder({ record }: PanelProps) {
  const { orderFacts } = record;
  if (!orderFacts) return <p className="text-muted">{words.unknown(record.orderNumber)}</p>;
  const { _id, orderNumber, status, total, paidAmount, contact } = orderFacts;
  const warning = warningOf(record);
  const facts = [
    [words.status, statusLabel(status)],
    [words.total, formatMoney(total)],
    [words.paid, formatMoney(paidAmount)],
    [words.contact, [contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')],
  ] as const;
  return (
    <>
      {warning && (
        <Banner tone="warn" className="mb-3">
          {warning}
        </Banner>
      )}
      <Facts facts={facts} className="mb-3 flex flex-col" />
      <Button asChild>
        <Link to={paths.order(_id)} aria-label={`${words.open} ${orderNumber}`}>
          {words.open}
        </Link>
      </Button>
    </>
  );
}

function TieOrder({ record }: PanelProps) {
  const [number, setNumber] = useState('');
  const { mutate, isPending, error } = useCaseChange({
    send: (orderNumber: string) => call(tieCase, { params: { id: record._id }, body: { orderNumber } }),
    done: () => words.tied,
    onDone: () => setNumber(''),
  });
  const { ask, dialog } = useQuestion(
    (orderNumber: string) => ({
      title: words.confirmTitle(orderNumber),
      text: words.confirmText,
      confirmLabel: words.tieSubmit,
      tone: 'primary',
    }),
    mutate,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim()) ask(number.trim());
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{record.orderNumber ? words.unknown(record.orderNumber) : words.none}</p>
      {record.candidates.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label={words.candidates}>
          {record.candidates.map(({ _id, orderNumber, createdAt, total }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <span>
                <Link to={paths.order(_id)} className="font-medium text-wine underline underline-offset-4">
                  {orderNumber}
                </Link>{' '}
                · {formatDate(createdAt)} · {formatMoney(total)}
              </span>
              <Button size="sm" disabled={isPending} onClick={() => ask(orderNumber)}>
                {words.tie}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <TextField
          label={words.number}
          className="min-w-48 flex-1"
          maxLength={60}
          value={number}
          onValue={setNumber}
        />
        <Button type="submit" busy={isPending}>
          {words.tieSubmit}
        </Button>
      </form>
      {error && <ErrorNotice message={errorText(error, words.failed)} />}
      {dialog}
    </div>
  );
}

/** Shows the order of a case; a withdrawal without one can be given it. */
export function CaseOrder({ record }: PanelProps) {
  const mayTie = useCan('tieCase');
  const canTie = mayTie && record.kind === 'withdrawal' && !record.orderFacts && !record.order;
  return (
    <SectionCard title={words.title}>
      {canTie ? <TieOrder record={record} /> : <TiedOrder record={record} />}
    </SectionCard>
  );
}
