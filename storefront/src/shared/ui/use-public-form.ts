import { useRef, useState, type FormEvent } from 'react';
import { ApiError, errorText } from '@shop/web-kit/api';

type Faults = Readonly<Record<string, string>>;
type Issue = { path: readonly PropertyKey[]; message: string };

// The first fault of a field is the one that it shows.
const faultsOf = (issues: readonly Issue[]): Faults =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.at(-1), message]));

/** Thrown for a form that is not sent: each fault names its field. */
export class FieldFaults extends Error {
  override readonly name = 'FieldFaults';
  readonly faults: Faults;

  constructor(issues: readonly Issue[]) {
    super(issues[0]?.message);
    this.faults = faultsOf(issues);
  }
}

/** Returns the fault of one field, to be thrown. */
export const fieldFault = (field: string, message: string) => new FieldFaults([{ path: [field], message }]);

/** Returns what was typed in a field of a form, or chosen; '' without it. */
export const textIn = (form: HTMLFormElement | null, name: string): string =>
  String(new FormData(form ?? undefined).get(name) ?? '').trim();

function faultsIn(error: unknown): Faults {
  if (error instanceof FieldFaults) return error.faults;
  const errors = error instanceof ApiError ? error.errors : [];
  return faultsOf(errors.map(({ path, message }) => ({ path: path.split('.'), message })));
}

/**
 * Sends a form of the shop, once at a time. What was typed stays; a refused field takes the focus, and says why until
 * it is edited. `failed` is said when the failure has no text of its own.
 */
export function usePublicForm(send: (form: HTMLFormElement | null) => Promise<void>, failed: string) {
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  const clear = () => {
    setFaults({});
    setAlert(null);
  };

  function reject(error: unknown, form: HTMLFormElement | null) {
    const found = faultsIn(error);
    setFaults(found);
    setAlert(Object.values(found)[0] ?? errorText(error, failed));
    const first = [...(form?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in found);
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(form: HTMLFormElement | null) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    clear();
    try {
      await send(form);
    } catch (error) {
      reject(error, form);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const onEdit = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in faults) setFaults(({ [name]: _, ...others }) => others);
  };
  return { faults, alert, sending, submit, onSubmit, onEdit, clear };
}
