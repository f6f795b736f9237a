import { type PhoneAlert, type PhoneAlertState } from '@shop/contract';
import { formatShortDate } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { shopPaths } from '#shared/paths.ts';
import { shopQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { alertChat, titleOf, variantText } from './alert-chat.ts';
import { texts } from './texts.ts';
import { type PhoneAlertActions } from './use-phone-alerts.tsx';

const tones: Record<PhoneAlertState, BadgeTone> = { due: 'warn', waiting: 'neutral', told: 'success' };

type RowProps = { alert: PhoneAlert; actions: PhoneAlertActions };
type ChatProps = { alert: PhoneAlert; isNext: boolean; label: string; onOpen: () => void };

function Chat({ alert, isNext, label, onOpen }: ChatProps) {
  const { data: shop } = useQuery(shopQuery);
  const href = alertChat(alert, shop?.brand ?? '', window.location.origin);
  if (!href) return <p className="self-center text-sm text-muted">{texts.phones.noChat}</p>;
  return (
    <ChatButton
      size="sm"
      variant={isNext ? 'primary' : 'secondary'}
      href={href}
      aria-label={label}
      onClick={onOpen}
    >
      {texts.phones.chat}
    </ChatButton>
  );
}

function Actions({ alert, actions }: RowProps) {
  // The next step stands out: the chat at first, and the mark once the chat was opened.
  const [hasWritten, setHasWritten] = useState(false);
  const isDue = alert.state === 'due';
  const labelOf = (action: string) => texts.phones.of(action, alert.phone, titleOf(alert));
  const tell = alert.state === 'told' ? texts.phones.untell : texts.phones.tell;
  return (
    <div className="flex flex-wrap gap-2">
      <Chat
        alert={alert}
        isNext={isDue && !hasWritten}
        label={labelOf(texts.phones.chat)}
        onOpen={() => setHasWritten(true)}
      />
      <IfCan call="markPhoneAlert">
        {(isDue || hasWritten || alert.state === 'told') && (
          <Button
            size="sm"
            variant={isDue && hasWritten ? 'primary' : 'secondary'}
            aria-label={labelOf(tell)}
            onClick={() => void actions.tell(alert, alert.state !== 'told')}
          >
            {tell}
          </Button>
        )}
      </IfCan>
      <IfCan call="deletePhoneAlert">
        <Button
          icon="trash-2"
          size="sm"
          variant="danger-ghost"
          aria-label={labelOf(texts.delete.button)}
          onClick={() => actions.askToDelete(alert)}
        >
          {texts.delete.button}
        </Button>
      </IfCan>
    </div>
  );
}

/** A shopper who waits for a variant, with what staff can do for her. */
export function PhoneAlertRow({ alert, actions }: RowProps) {
  const { product, phone, state, stock, createdAt } = alert;
  const facts = [variantText(alert), texts.stock(stock)].filter(Boolean).join(' · ');
  return (
    <li className="space-y-3 px-5 py-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-semibold break-words">
            {product.title ? (
              <a
                href={shopPaths.product(product._id)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center hover:underline sm:min-h-8"
              >
                {product.title}
              </a>
            ) : (
              texts.deletedProduct
            )}
          </h3>
          <Badge tone={tones[state]}>{texts.phones.state[state]}</Badge>
        </div>
        <p className="text-sm break-words text-muted">{facts}</p>
      </div>
      <p className="text-sm">
        <span className="font-semibold tabular-nums">{phone}</span>{' '}
        <span className="text-muted">{`· ${texts.since(formatShortDate(createdAt))}`}</span>
      </p>
      <Actions alert={alert} actions={actions} />
    </li>
  );
}
