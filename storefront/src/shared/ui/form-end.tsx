import { type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { Honeypot } from './honeypot.tsx';

type FormEndProps = {
  sending: boolean;
  texts: { send: string; sending: string; noScript: string };
  /** Other ways to reach the shop, for browsers without script. */
  otherWays?: ReactNode;
};

/** Ends a form that writes to the shop: the honeypot, the button, and what browsers without script can do. */
export function FormEnd({ sending, texts, otherWays }: FormEndProps) {
  // Sent by the browser without script, the message would be lost.
  const isHydrated = useHydrated();
  return (
    <>
      <Honeypot />
      {/* `disabled` would drop the focus while sending; the form ignores a second press. */}
      <button
        type="submit"
        className="btn btn-primary self-start aria-disabled:opacity-55"
        disabled={!isHydrated}
        aria-disabled={sending}
      >
        {sending ? texts.sending : texts.send}
        <Icon name="send" className="size-4" />
      </button>
      <noscript>
        <p className="text-sm text-muted">{texts.noScript}</p>
        {otherWays}
      </noscript>
    </>
  );
}

type SendOrCancelProps = {
  sending: boolean;
  texts: { send: string; sending: string; cancel: string };
  canSend?: boolean;
  onCancel: () => void;
};

/** Ends a form that opened in place with the buttons that send it and close it. */
export const SendOrCancel = ({ sending, texts, canSend = true, onCancel }: SendOrCancelProps) => (
  <div className="flex flex-wrap gap-3">
    {canSend && (
      <button type="submit" className="btn btn-primary aria-disabled:opacity-55" aria-disabled={sending}>
        {sending ? texts.sending : texts.send}
      </button>
    )}
    <button type="button" className="btn btn-outline" onClick={onCancel}>
      {texts.cancel}
    </button>
  </div>
);
