import { type MailState, type OrderMail, resendMail } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { IfCan } from '#shared/access/if-can.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { toastFailure } from '#shared/toasts.ts';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
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

type RowProps = { mail: OrderMail; resendingId: string | null; onResend: (mail: OrderMail) => void };

function MailRow({ mail, resendingId, onResend }: RowProps) {
  const { _id, kind, subject, recipient, state, error, canResend } = mail;
  const label = texts.kinds[kind] ?? subject;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{label}</p>
        <p className="text-sm break-words text-muted">{texts.to(recipient)}</p>
        <p className={`text-sm break-words tabular-nums ${inks[state]}`}>{stateText(mail)}</p>
        {state === 'waiting' && error && (
          <p className="text-sm break-words text-muted">{texts.lastFault(faultText(error))}</p>
        )}
        {state !== 'waiting' && !canResend && <p className="text-sm text-muted">{texts.textDeleted}</p>}
      </div>
      <IfCan call="resendMail">
        {canResend && (
          <Button
            size="sm"
            aria-label={texts.resendOne(label)}
            busyLabel={texts.resending}
            busy={resendingId === _id}
            disabled={resendingId !== null}
            onClick={() => onResend(mail)}
          >
            {texts.resend}
          </Button>
        )}
      </IfCan>
    </li>
  );
}

/** Sends a mail of an order once more and loads the order's mails again. */
function useResendMail(orderId: string) {
  const { mutate, isPending, variables } = useAction({
    run: ({ _id }: OrderMail) => call(resendMail, { params: { id: _id } }),
    success: (_answer, { recipient }) => texts.resent(recipient),
    failed: texts.resendFailed,
    tell: toastFailure,
    settled: (client) => client.invalidateQueries(orderMailsQuery(orderId)),
  });
  return { resend: (mail: OrderMail) => mutate(mail), resendingId: isPending ? variables._id : null };
}

/** Lists the mails of an order, the newest first, with the state of each and a button that sends it again. */
export function MailsPanel({ orderId }: { orderId: string }) {
  const { resend, resendingId } = useResendMail(orderId);
  return (
    <SectionCard title={texts.title}>
      <Loaded
        query={useQuery(orderMailsQuery(orderId))}
        failed={texts.loadFailed}
        loading={<SkeletonRows rows={2} className="p-0" />}
      >
        {(mails) =>
          mails.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {mails.toReversed().map((mail) => (
                <MailRow key={mail._id} mail={mail} resendingId={resendingId} onResend={resend} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
