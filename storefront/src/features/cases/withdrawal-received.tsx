import { withdrawalMessages } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Link } from '#shared/router/router.tsx';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { ReceivedCase } from './received-case.tsx';
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
  const title = message === withdrawalMessages.again ? own.again : own.heading;
  return (
    <ReceivedCase title={title} code={code} texts={own}>
      <p>
        {own.keep} {sendsMail && own.mailed}
      </p>
      <div>
        <h3 className="mb-2 font-semibold">{own.next}</h3>
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
    </ReceivedCase>
  );
}
