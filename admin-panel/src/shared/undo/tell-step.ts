import { undoOrderStep, UNDO_SECONDS } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { type QueryClient } from '@tanstack/react-query';
import { refreshOrders } from '../shop-queries.ts';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '../toasts.ts';
import { texts } from './texts.ts';

const UNDO_MS = UNDO_SECONDS * 1000;

async function undo(client: QueryClient, step: string): Promise<void> {
  try {
    const { changed, failed } = await call(undoOrderStep, { body: { step } });
    toast.success(texts.undone(changed.length), { duration: TOAST_MS.undoChange });
    if (failed.length > 0) toastFailure(failed.map(({ message }) => message).join(' '));
  } catch (error) {
    toastFailure(texts.failed(errorText(error)));
  } finally {
    await refreshOrders(client);
  }
}

type Told = {
  /** Names the step of the answer; absent where the server offers no undo. */
  step: string | undefined;
  /** The order, where the text does not name it. */
  of?: string;
  description?: string | null | undefined;
  /** Milliseconds for which a step without an undo is told. */
  duration?: number;
};

/** Says what staff did to orders and offers to undo it for a minute, on whatever page of the office they are by then. */
export function tellStep(client: QueryClient, text: string, { step, of, description, duration }: Told): void {
  if (!step)
    return void toast.success(text, {
      duration: duration ?? TOAST_MS.undoChange,
      description: description || undefined,
    });
  const id = toastWithUndo(
    text,
    UNDO_MS,
    { label: texts.undo, onClick: () => void undo(client, step), of },
    description,
  );
  // A toast under the pointer would stay for longer than the server agrees.
  setTimeout(() => toast.dismiss(id), UNDO_MS);
}
