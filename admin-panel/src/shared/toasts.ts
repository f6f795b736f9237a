import { createElement } from 'react';
import { toast } from 'sonner';

export { toast };

export const TOAST_MS = {
  undoChange: 6_000,
  undoDeletion: 8_000,
  undoPrices: 15_000,
  failure: 8_000,
  failures: 10_000,
  newOrder: 10_000,
  warning: 12_000,
} as const;

type Undo = {
  label: string;
  onClick: () => void;
  /** Names what was changed where the text does not: no two undos on screen sound alike. */
  of?: string | undefined;
};

// The library builds the button, which takes no name beside its label.
const nameButton = (name: string) => (label: HTMLElement | null) =>
  label?.closest('button')?.setAttribute('aria-label', name);

/** Says what was done, with a button that takes it back and is named after it. */
export function toastWithUndo(
  text: string,
  duration: number,
  { label, onClick, of }: Undo,
  description?: string | null,
) {
  const name = `${label}: ${of ? `${text} (${of})` : text}`;
  const action = { label: createElement('span', { ref: nameButton(name) }, label), onClick };
  return toast.success(text, { duration, action, ...(description && { description }) });
}

/** Tells a failure for so long that its reason can be read. */
export const toastFailure = (text: string) => toast.error(text, { duration: TOAST_MS.failure });
