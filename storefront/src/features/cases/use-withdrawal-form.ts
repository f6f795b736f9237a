import { useRef, useState, type FormEvent } from 'react';
import { call, errorText } from '@shop/web-kit/api';
import { texts } from './texts.ts';

export type WithdrawalFaults = Readonly<Record<string, string>>;

const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): WithdrawalFaults =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));

/** Answer of the shop; `again` marks a code that it had already given. */
export type Received = { code: string; message: string };

/** Sends the withdrawal form; what was typed stays until the shop has it. */
export function useWithdrawalForm(token: string) {
  const [faults, setFaults] = useState<WithdrawalFaults>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [received, setReceived] = useState<Received | null>(null);
  const busy = useRef(false);

  async function send(form: HTMLFormElement) {
    const { validateWithdrawal } = await import('./validate-withdrawal.ts');
    const checked = validateWithdrawal({ ...Object.fromEntries(new FormData(form)), token });
    if (!checked.success) {
      const found = faultsOf(checked.error.issues);
      setFaults(found);
      setAlert(Object.values(found)[0] ?? null);
      const first = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in found);
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    const { code = '', message } = await call('openCase', { body: checked.data });
    setReceived({ code, message });
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
    } catch (error) {
      setAlert(errorText(error, texts.failed));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const onEdit = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in faults) setFaults(({ [name]: _, ...others }) => others);
  };

  return { faults, alert, sending, received, onSubmit, onEdit };
}
