import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  BUYER_EXCHANGE_NAMES,
  formatPromisedDay,
  variantName,
  type Exchange,
  type ExchangeableLine,
  type ExchangeOffer,
  businessDay,
  exchangedText,
  isOpenExchange,
} from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { LoadFailed } from '#shared/order/load-failed.tsx';
import { useFollowingFocus } from '#shared/ui/use-following-focus.ts';
import { ExchangeForm, type RenderAlert } from './exchange-form.tsx';
import { exchangeOfferQuery, type OrderLink } from './queries.ts';
import { texts } from './texts.ts';

const dayText = (iso: string): string => formatPromisedDay(businessDay(new Date(iso)), true);

function differenceOf({ difference, state }: Exchange): string {
  if (difference === 0 || !isOpenExchange(state)) return '';
  return difference > 0 ? texts.pay(formatMoney(difference)) : texts.getBack(formatMoney(-difference));
}

const Steps = ({ steps }: Pick<Exchange, 'steps'>) => (
  <ol className="flex flex-col gap-2">
    {steps.map(({ at, state }) => (
      <li key={state} className="flex gap-2">
        <Icon name="check" className="mt-1 size-4 shrink-0 text-success" />
        <p>
          <span className="font-medium">{BUYER_EXCHANGE_NAMES[state].step}</span>
          <time dateTime={at} className="block text-sm text-muted">
            {formatDateTime(at)}
          </time>
        </p>
      </li>
    ))}
  </ol>
);

/** Shows an exchange with its state and history. */
const ExchangeState = ({ exchange }: { exchange: Exchange }) => {
  const { code, state, heldUntil, reason, steps } = exchange;
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          <span className="tabular-nums">{texts.code(code)}</span>
        </h3>
        <span className="rounded-full bg-blush px-3 py-1 text-sm font-medium text-wine">
          {BUYER_EXCHANGE_NAMES[state].state}
        </span>
      </div>
      <p className="break-words">{exchangedText(exchange)}</p>
      <p className="font-medium empty:hidden">{differenceOf(exchange)}</p>
      {heldUntil && <p>{texts.held(dayText(heldUntil))}</p>}
      {reason && (
        <p className="break-words whitespace-pre-line">
          <strong className="font-semibold">{texts.reason}</strong> {reason}
        </p>
      )}
      <Steps steps={steps} />
    </li>
  );
};

const nameOf = (line: ExchangeableLine): string => [line.title, variantName(line)].filter(Boolean).join(', ');

type LineProps = {
  line: ExchangeableLine;
  link: OrderLink;
  renderAlert: RenderAlert;
  onSent: (exchange: Exchange) => void;
};

function Line({ line, onSent, ...parts }: LineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useFollowingFocus<HTMLLIElement>(isOpen);
  const close = () => setIsOpen(false);
  const sent = (exchange: Exchange) => {
    close();
    onSent(exchange);
  };
  return (
    <li ref={place} className="flex flex-col gap-3 border-t border-line py-4">
      <p className="font-medium break-words">{nameOf(line)}</p>
      {isOpen ? (
        <ExchangeForm line={line} {...parts} onSent={sent} onCancel={close} />
      ) : (
        <button
          type="button"
          className="btn btn-outline self-start"
          aria-label={texts.openFor(nameOf(line))}
          onClick={() => setIsOpen(true)}
        >
          {texts.open}
        </button>
      )}
    </li>
  );
}

const Policy = ({ policy }: { policy: string }) => (
  <div className="mt-4 rounded-panel bg-blush p-4">
    <h3 className="font-semibold">{texts.policy}</h3>
    <p className="break-words whitespace-pre-line">{policy}</p>
    <p className="mt-2 text-sm text-ink-soft">{texts.policyLimit}</p>
  </div>
);

/** Explains the offer; an offer without a period or without anything left says only what its buyer must know. */
function Terms({ offer }: { offer: ExchangeOffer }) {
  const { closed, lastDay, lines, policy } = offer;
  if (closed === 'late' || closed === 'undelivered') return <p className="text-ink-soft">{texts[closed]}</p>;
  if (closed !== null || lines.length === 0) return null;
  const isFree = lines.every(({ differences }) => differences.every((difference) => difference === 0));
  return (
    <>
      <p className="text-ink-soft">
        {isFree ? texts.intro : texts.introWithPrice}{' '}
        {lastDay && texts.until(formatPromisedDay(lastDay, true))}
      </p>
      {policy && <Policy policy={policy} />}
    </>
  );
}

const Sent = ({ exchange: { code, heldUntil } }: { exchange: Exchange }) => (
  <>
    {texts.done} <strong className="font-semibold whitespace-nowrap tabular-nums">{code}</strong>
    {heldUntil && <span>{`. ${texts.keep(dayText(heldUntil))}`}</span>}
  </>
);

/** `first`: among the first parts of the order, for what can be exchanged now; `later`: after the order, for all else. */
export type ExchangePlace = 'first' | 'later';

const LOOKS: Record<ExchangePlace, string> = {
  first: 'border-t border-line p-5 sm:p-8',
  later: 'mt-8 rounded-hero bg-white p-5 sm:p-8',
};

type OrderExchangesProps = { link: OrderLink; place: ExchangePlace; renderAlert: RenderAlert };

function Offer({ offer, link, place, renderAlert }: OrderExchangesProps & { offer: ExchangeOffer }) {
  const [sent, setSent] = useState<Exchange | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (sent) status.current?.focus();
  }, [sent]);
  return (
    <section aria-labelledby="cambios" className={LOOKS[place]}>
      <h2 id="cambios" className="mb-3 text-h3">
        {texts.heading}
      </h2>
      <Terms offer={offer} />
      {/* Always present: a live region announces only what changes in it. */}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-4 rounded-panel bg-success-soft p-4 empty:hidden"
      >
        {sent && <Sent exchange={sent} />}
      </p>
      {offer.exchanges.length > 0 && (
        <ul className="mt-4 flex flex-col gap-4">
          {offer.exchanges.map((exchange) => (
            <ExchangeState key={exchange.code} exchange={exchange} />
          ))}
        </ul>
      )}
      {offer.lines.length > 0 && (
        <ul className="mt-4">
          {offer.lines.map((line) => (
            <Line key={line.line} line={line} link={link} renderAlert={renderAlert} onSent={setSent} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** True for an order whose buyer learns nothing here: the shop offers no exchanges, or there is nothing to exchange. */
const isSilent = ({ closed, lines, exchanges }: ExchangeOffer): boolean =>
  exchanges.length === 0 &&
  (closed === 'off' || closed === 'stopped' || (closed === null && lines.length === 0));

// An order is delivered when its exchanges are open: then they are what its buyer comes for.
const placeOf = ({ closed }: ExchangeOffer): ExchangePlace => (closed === null ? 'first' : 'later');

/** Offers the exchange of what was bought, and shows the exchanges of the order; nothing in the place that is not theirs. */
export function OrderExchanges(props: OrderExchangesProps) {
  const { data: offer, isError, refetch } = useQuery(exchangeOfferQuery(props.link));
  if (offer)
    return isSilent(offer) || placeOf(offer) !== props.place ? null : <Offer offer={offer} {...props} />;
  if (!isError || props.place === 'first') return null;
  return <LoadFailed text={texts.loadFailed} retry={texts.retry} refetch={refetch} />;
}
