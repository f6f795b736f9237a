import { useId, useState, type ReactNode } from 'react';
import {
  MAX_EXCHANGE_MESSAGE,
  variantName,
  type Exchange,
  type ExchangeableLine,
  createExchange,
} from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useQueryClient } from '@tanstack/react-query';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { withdrawalOf } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { SendOrCancel } from '#shared/ui/form-end.tsx';
import { fieldFault, textIn, usePublicForm } from '#shared/ui/use-public-form.ts';
import { texts } from './texts.ts';
import { type OrderLink, exchangeOfferQuery } from './queries.ts';
import { keyOf, VariantChoice } from './variant-choice.tsx';

type Variant = ExchangeableLine['variants'][number];
type Choice = { line: ExchangeableLine; variant: Variant | null; quantity: number };

// A retry after a lost answer reserves nothing twice.
const once = createIdempotentSender();

/** Sends the request for an exchange, and loads the stock anew. */
function useExchangeForm(link: OrderLink, choice: Choice, onSent: (exchange: Exchange) => void) {
  const client = useQueryClient();
  return usePublicForm(async (form) => {
    const { line, variant, quantity } = choice;
    if (!variant) throw fieldFault('variant', texts.missing);
    const { size, color } = variant;
    const expectedDifference = line.differences[quantity - 1] ?? 0;
    const message = textIn(form, 'message');
    const body = { ...link, line: line.line, size, color, quantity, message, expectedDifference };
    try {
      const { exchange } = await once(body, (headers) => call(createExchange, { body }, { headers }));
      onSent(exchange);
    } finally {
      void client.invalidateQueries(exchangeOfferQuery(link));
    }
  }, texts.failed);
}

type SoldOut = { productId: string; size: string | null; color: string | null };
export type RenderAlert = (variant: SoldOut) => ReactNode;

const differenceText = (difference: number): string => {
  if (difference === 0) return texts.noDifference;
  return difference > 0 ? texts.pay(formatMoney(difference)) : texts.getBack(formatMoney(-difference));
};

type UnitsProps = { units: number; quantity: number; onChange: (quantity: number) => void };

function Units({ units, quantity, onChange }: UnitsProps) {
  const id = useId();
  if (units === 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="font-medium">
        {texts.units}
      </label>
      <select
        id={id}
        className="field w-auto"
        value={quantity}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: units }, (_, at) => (
          <option key={at + 1}>{at + 1}</option>
        ))}
      </select>
    </div>
  );
}

function Message() {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {texts.message} <span className="font-normal text-muted">{texts.optional}</span>
      </label>
      <textarea id={id} name="message" rows={2} maxLength={MAX_EXCHANGE_MESSAGE} className="field" />
    </div>
  );
}

type ExchangeFormProps = {
  link: OrderLink;
  line: ExchangeableLine;
  renderAlert: RenderAlert;
  onSent: (exchange: Exchange) => void;
  onCancel: () => void;
};

/** Offers what remains when the wanted variant is sold out: a stock alert, or the withdrawal. */
const SoldOutHelp = ({
  link,
  variant,
  renderAlert,
}: Pick<ExchangeFormProps, 'link' | 'renderAlert'> & { variant: SoldOut }) => (
  <div className="flex flex-col gap-3 rounded-panel bg-blush p-4">
    <p role="status">{texts.soldOutText(variantName(variant))}</p>
    <Link to={withdrawalOf(link.orderNumber, link.token)} className="link self-start font-semibold">
      {texts.withdraw}
    </Link>
    {renderAlert(variant)}
  </div>
);

/** Chooses the new variant of a line by live stock, and asks for the exchange. */
export function ExchangeForm({ link, line, renderAlert, onSent, onCancel }: ExchangeFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const variant = line.variants.find((one) => keyOf(one) === chosen) ?? null;
  const isShort = variant !== null && variant.stock < quantity;
  const { alert, sending, onSubmit, clear } = useExchangeForm(link, { line, variant, quantity }, onSent);
  const choose = (key: string) => {
    setChosen(key);
    clear();
  };
  return (
    <div className="flex flex-col gap-4">
      <form noValidate method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
        <Units units={line.units} quantity={quantity} onChange={setQuantity} />
        <VariantChoice variants={line.variants} chosen={chosen} onChoose={choose} />
        {!isShort && (
          <>
            <Message />
            <p className="font-medium">{differenceText(line.differences[quantity - 1] ?? 0)}</p>
          </>
        )}
        <p role="alert" className="font-medium text-danger empty:hidden">
          {alert}
        </p>
        <SendOrCancel sending={sending} texts={texts} canSend={!isShort} onCancel={onCancel} />
      </form>
      {isShort && (
        <SoldOutHelp
          link={link}
          variant={{ productId: line.productId, size: variant.size, color: variant.color }}
          renderAlert={renderAlert}
        />
      )}
    </div>
  );
}
