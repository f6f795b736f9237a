import { useState } from 'react';
import { cancelStockAlert, confirmStockAlert, type StockAlertAnswer } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { usePublicForm } from '#shared/ui/use-public-form.ts';
import { texts } from './texts.ts';

type AlertPurpose = 'confirm' | 'cancel';

const send = {
  confirm: (token: string) => call(confirmStockAlert, { body: { token } }),
  cancel: (token: string) => call(cancelStockAlert, { body: { token } }),
};

function useAlertLink(purpose: AlertPurpose, token: string) {
  const [answer, setAnswer] = useState<StockAlertAnswer | null>(null);
  const { alert, sending, submit } = usePublicForm(
    async () => setAnswer(await send[purpose](token)),
    texts.link.failed,
  );
  return { answer, fault: alert, sending, act: () => submit(null) };
}

function Onward({ alert }: Pick<StockAlertAnswer, 'alert'>) {
  if (!alert)
    return (
      <Link to={paths.home} className="btn btn-outline">
        {texts.link.home}
      </Link>
    );
  const { title, slug, size, color } = alert;
  return (
    <>
      <p>{[title, size && texts.size(size), color].filter(Boolean).join(' · ')}</p>
      <Link to={paths.product({ slug, _id: '' }, color ?? undefined)} className="btn btn-outline">
        {texts.link.see(title)}
      </Link>
    </>
  );
}

const Outcome = ({ message, fault }: { message: string | undefined; fault: string | null }) => (
  <>
    <p role="status" className="rounded-input bg-blush p-4 font-medium text-wine empty:hidden">
      {message}
    </p>
    <p role="alert" className="font-medium text-danger empty:hidden">
      {fault}
    </p>
  </>
);

type ActProps = { label: string; sending: boolean; act: () => Promise<void> };

function Act({ label, sending, act }: ActProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className="btn btn-primary aria-disabled:opacity-55"
      aria-disabled={sending || !isHydrated}
      onClick={() => void act()}
    >
      {sending ? texts.link.sending : label}
    </button>
  );
}

type AlertLinkProps = { purpose: AlertPurpose; token: string };

/** Confirms or cancels the alert of a mail's link when the shopper presses the button: programs that open links press none. */
export function AlertLink({ purpose, token }: AlertLinkProps) {
  const { answer, fault, sending, act } = useAlertLink(purpose, token);
  const { heading, text, act: label } = texts.link[purpose];
  const canAct = token !== '';
  const isOver = [answer, fault].some(Boolean) || !canAct;
  return (
    <div className="flex flex-col items-start gap-5">
      <h1 tabIndex={-1} className="text-h2">
        {heading}
      </h1>
      {!answer && <p className="text-ink-soft">{canAct ? text : texts.link.noToken}</p>}
      <Outcome message={answer?.message} fault={fault} />
      {canAct && !answer && <Act label={label} sending={sending} act={act} />}
      {isOver && <Onward alert={answer?.alert ?? null} />}
    </div>
  );
}
