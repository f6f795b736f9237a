import { useRef, useState, type FormEvent } from 'react';
import type { DataRequestAnswer } from '@shop/contract';
import { myDataTexts as texts } from './my-data-texts.ts';
import { sendDataRequest, type SentRequest } from './send-data-request.ts';

type Faults = Readonly<Record<string, string>>;
type Sending = { path: '/api/data-requests' | '/api/data-requests/confirm'; body: Record<string, unknown> };

const faultsOf = (sent: SentRequest): Faults => {
  const errors = 'refusal' in sent ? [...(sent.refusal.errors ?? [])].reverse() : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.split('.').at(-1), message]));
};

/** Sends a data request or its confirmation; what was typed stays until the shop has it. */
export function useDataRequest() {
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<DataRequestAnswer | null>(null);
  const busy = useRef(false);

  function show(sent: SentRequest, form?: HTMLFormElement): void {
    if ('answer' in sent) return setAnswer(sent.answer);
    const found = faultsOf(sent);
    setFaults(found);
    setAlert(Object.values(found)[0] ?? sent.refusal.message ?? texts.failed);
    const first = [...(form?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in found);
    if (first instanceof HTMLElement) first.focus();
  }

  async function send({ path, body }: Sending, form?: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFaults({});
    setAlert(null);
    try {
      show(await sendDataRequest(path, body), form);
    } catch {
      setAlert(texts.failed);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const onEdit = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in faults) setFaults(({ [name]: _, ...others }) => others);
  };

  return { faults, alert, sending, answer, send, onEdit };
}
