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

type Undo = { label: string; onClick: () => void };

export const toastWithUndo = (text: string, duration: number, undo: Undo, description?: string | null) =>
  toast.success(text, { duration, action: undo, ...(description && { description }) });

/** Tells a failure for so long that its reason can be read. */
export const toastFailure = (text: string) => toast.error(text, { duration: TOAST_MS.failure });
