import { listOrderMails, type MailState, type OrderMail, resendMail } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ActionButton, rowAction } from '#shared/resource/action-button.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { nounOf } from '#shared/resource/query.ts';
import { toastFailure } from '#shared/toasts.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { orderMailsQuery } from '../queries.ts';
import { texts } from './texts.ts';

const inks: Record<MailState, string> = { waiting: 'text-warn', sent: 'text-success', failed: 'text-danger' };

// An answer of the mail server begins with its number; anything else is the code of a fault.
const faultText = (error: string): string =>
  /^\d/.test(error) ? error : (texts.faults[error] ?? texts.unknownFault);

// During the first attempt `nextAttemptAt` is only the end of its lease, so no time is shown.
function stateText({ state, error, sentAt, nextAttemptAt }: OrderMail): string {
  if (state === 'sent') return texts.sent(formatDateTime(sentAt ?? ''));
  if (state === 'failed') return texts.failed(faultText(error));
  return error === '' || !nextAttemptAt ? texts.sending : texts.waiting(formatDateTime(nextAttemptAt));
}

const nameOf = ({ kind, subject }: OrderMail): string => texts.kinds[kind] ?? subject;

/** Sends a mail of an order once more. */
const resending = rowAction(resendMail, ({ _id: id }: OrderMail) => ({ params: { id } }), {
  label: (mail) => texts.resendOne(nameOf(mail)),
  text: texts.resend,
  busyLabel: texts.resending,
  visible: ({ canResend }) => canResend,
  success: (_answer, { recipient }) => texts.resent(recipient),
  failed: texts.resendFailed,
  tell: toastFailure,
  invalidates: [...nounOf(listOrderMails), listOrderMails.name],
});

type MailRowProps = {
  mail: OrderMail;
  /** Leads to the order, where the row stands outside of it. */
  children?: ReactNode;
};

export function MailRow({ mail, children }: MailRowProps) {
  const { recipient, state, error, canResend } = mail;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {nameOf(mail)} {children}
        </p>
        <p className="text-sm break-words text-muted">{texts.to(recipient)}</p>
        <p className={`text-sm break-words tabular-nums ${inks[state]}`}>{stateText(mail)}</p>
        {state === 'waiting' && error && (
          <p className="text-sm break-words text-muted">{texts.lastFault(faultText(error))}</p>
        )}
        {state !== 'waiting' && !canResend && <p className="text-sm text-muted">{texts.textDeleted}</p>}
      </div>
      <ActionButton row={mail} action={resending} />
    </li>
  );
}

// They stand far below the step that staff take first, which would wait behind their call.
const LATER_MS = 1_000;

function useLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

/** Lists the mails of an order, the newest first, each with a button that sends it again; failed ones unfold the list. */
export function MailsPanel({ orderId }: { orderId: string }) {
  const query = useQuery({ ...orderMailsQuery(orderId), enabled: useLater() });
  const failed = query.data?.mails.filter(({ state }) => state === 'failed').length ?? 0;
  return (
    <Folded
      isSection
      title={texts.title}
      isOpen={failed > 0 || query.isError}
      hint={failed > 0 && <Badge tone="danger">{texts.notSent(failed)}</Badge>}
    >
      <Loaded query={query} failed={texts.loadFailed} loading={<SkeletonRows rows={2} className="p-0" />}>
        {({ mails }) =>
          mails.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {[...mails].reverse().map((mail) => (
                <MailRow key={mail._id} mail={mail} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Folded>
  );
}
