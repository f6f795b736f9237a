import { COPY_CONFIRMATION_CHECKOUT_MS, formatCbu, formatCuit, type CheckoutContent } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useShop } from '#shared/content/content-queries.ts';
import { CopyButton } from './copy-button.tsx';
import { texts } from './texts.ts';

const { bank } = texts;

type BankDataProps = {
  transfer: CheckoutContent['paymentInfo']['bankTransfer'];
  /** Amount to transfer, in pesos. */
  amount: number;
  /** A paragraph where the page has no heading above it. */
  headingTag?: 'h3' | 'p';
};

type Row = { label: string; shown: string; copied?: string };

/** Lists what is needed to pay, the shortest first: most apps of banks ask for the alias alone. */
const listRows = ({ transfer, amount }: BankDataProps, cuit: string): Row[] =>
  [
    { label: bank.alias, shown: transfer.alias, copied: transfer.alias },
    { label: bank.cbu, shown: formatCbu(transfer.cbu), copied: transfer.cbu },
    { label: bank.amount, shown: formatMoney(amount), copied: String(amount) },
    { label: bank.holder, shown: transfer.accountHolder },
    { label: bank.cuit, shown: cuit && formatCuit(cuit) },
    { label: bank.bankName, shown: transfer.bankName },
    { label: bank.accountType, shown: transfer.accountType },
    { label: bank.accountNumber, shown: transfer.accountNumber },
  ].filter(({ shown }) => shown !== '');

// Without an alias the CBU is what she copies.
const isNeeded = ({ label }: Row, { transfer }: BankDataProps): boolean =>
  label === bank.amount || label === (transfer.alias ? bank.alias : bank.cbu);

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="divide-y divide-line">
    {rows.map(({ label, shown, copied }) => (
      <div key={label} className="py-2">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 flex-[1_1_8rem] font-medium break-words tabular-nums select-all">
            {shown}
          </span>
          {copied && <CopyButton text={copied} what={label} confirmationMs={COPY_CONFIRMATION_CHECKOUT_MS} />}
        </dd>
      </div>
    ))}
  </dl>
);

/** Shows where to transfer to: the alias and the amount, the rest of the account folded. */
export function BankData(props: BankDataProps) {
  const { transfer, headingTag: Heading = 'h3' } = props;
  const rows = listRows(props, useShop()?.cuit ?? '');
  const others = rows.filter((row) => !isNeeded(row, props));
  const hasAccount = transfer.cbu !== '' || transfer.alias !== '';
  return (
    <section className="rounded-panel border border-line bg-white p-4 sm:p-5">
      <Heading className="font-semibold">{bank.heading}</Heading>
      {!hasAccount && <p className="mt-2 text-ink-soft">{bank.missing}</p>}
      <Rows rows={rows.filter((row) => isNeeded(row, props))} />
      {others.length > 0 && (
        <details>
          <summary className="link flex min-h-11 items-center text-sm">{bank.others}</summary>
          <Rows rows={others} />
        </details>
      )}
      {transfer.instructions && (
        <p className="mt-3 text-sm whitespace-pre-line text-ink-soft">{transfer.instructions}</p>
      )}
    </section>
  );
}
