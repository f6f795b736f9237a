import { useRef, useState, type FormEvent } from 'react';
import { CONTACT_SUCCESS_MS, type ContactMessageInput } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { texts } from './texts.ts';

export type ContactFaults = Partial<Record<keyof ContactMessageInput, string>>;

const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): ContactFaults =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]));

export function useContactForm(responseMessage: string) {
  const [faults, setFaults] = useState<ContactFaults>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const busy = useRef(false);
  const success = useTimedMessage(CONTACT_SUCCESS_MS);

  async function send(form: HTMLFormElement) {
    const { validateMessage } = await import('./validate-message.ts');
    const checked = validateMessage(Object.fromEntries(new FormData(form)));
    if (!checked.success) {
      const found = faultsOf(checked.error.issues);
      setFaults(found);
      setAlert(Object.values(found)[0] ?? null);
      const first = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in found);
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    const answer = await call('sendContactMessage', { body: checked.data });
    form.reset();
    setCode(answer.code ?? null);
    if (!answer.code) success.show(responseMessage);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFaults({});
    setAlert(null);
    try {
      await send(event.currentTarget);
    } catch {
      setAlert(texts.failed);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const onEdit = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in faults) setFaults(({ [name as keyof ContactFaults]: _, ...others }) => others);
  };

  return { faults, alert, sending, sent: success.message, code, onSubmit, onEdit };
}
