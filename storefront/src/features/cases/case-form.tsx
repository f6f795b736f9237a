import type { FormEvent, ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { Honeypot } from '#shared/ui/honeypot.tsx';

type CaseFormProps = {
  alert: string | null;
  sending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onEdit: (event: FormEvent<HTMLFormElement>) => void;
  texts: { honeypot: string; send: string; sending: string; noScript: string };
  /** Other ways to ask, for browsers without script. */
  otherWays: ReactNode;
  children: ReactNode;
};

/** Frames the fields of a case with the alert, the honeypot and the button that sends them. */
export function CaseForm({ alert, sending, onSubmit, onEdit, texts, otherWays, children }: CaseFormProps) {
  const isHydrated = useHydrated();
  return (
    <form
      noValidate
      method="post"
      onSubmit={onSubmit}
      onInput={onEdit}
      className="relative flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8"
    >
      <p role="alert" className="rounded-input bg-danger-soft p-3 font-medium text-danger empty:hidden">
        {alert}
      </p>
      {children}
      <Honeypot label={texts.honeypot} />
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
    </form>
  );
}
