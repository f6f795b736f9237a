import { useEffect, useRef } from 'react';
import { COPY_CONFIRMATION_ORDER_MS, withdrawalMessages } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { CopyButton } from '#shared/order/copy-button.tsx';
import { Link } from '#shared/router/router.tsx';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { texts } from './texts.ts';
import type { Received } from './use-withdrawal-form.ts';

type WithdrawalReceivedProps = Received & {
  /** False for a shop without a mail server, which must not promise a mail. */
  sendsMail: boolean;
  chatHref: (text: string) => string | null;
  /** The order's page, where its case is shown; null without its link. */
  trackPath: string | null;
};

const { received: own } = texts;

/** Shows the code at once, with ways to keep it and what comes next. */
export function WithdrawalReceived({
  code,
  message,
  sendsMail,
  chatHref,
  trackPath,
}: WithdrawalReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8" aria-labelledby="recibido">
      <h2 id="recibido" ref={heading} tabIndex={-1} className="text-2xl">
        {message === withdrawalMessages.again ? own.again : own.heading}
      </h2>
      {code && (
        <div className="flex flex-wrap items-center gap-3 rounded-panel bg-success-soft p-4">
          <p className="text-lg font-medium text-success">
            {own.code} <strong className="whitespace-nowrap select-all tabular-nums">{code}</strong>
          </p>
          <CopyButton text={code} what={own.codeName} confirmationMs={COPY_CONFIRMATION_ORDER_MS} />
        </div>
      )}
      <p>
        {own.keep} {sendsMail && own.mailed}
      </p>
      <div>
        <h3 className="mb-2 text-lg font-semibold">{own.next}</h3>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          {own.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <ChatButton href={chatHref(own.chatText(code))} className="btn btn-outline" text={own.chat} />
        {trackPath && (
          <Link to={trackPath} className="btn btn-quiet">
            <Icon name="package" />
            {own.track}
          </Link>
        )}
      </div>
    </section>
  );
}
