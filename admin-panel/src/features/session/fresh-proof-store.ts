import { useSyncExternalStore } from 'react';

export type FreshProofQuestion = { asksCode: boolean; answer: (isProven: boolean) => void };

let question: FreshProofQuestion | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function setQuestion(next: FreshProofQuestion | null): void {
  question = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks the user to prove herself, once for all calls that wait; returns false when she gives up. */
export function askFreshProof(details: unknown): Promise<boolean> {
  const { asksCode } = (details ?? {}) as { asksCode?: unknown };
  asked ??= new Promise<boolean>((resolve) =>
    setQuestion({ asksCode: asksCode === true, answer: resolve }),
  ).finally(() => {
    asked = null;
    setQuestion(null);
  });
  return asked;
}

export const useFreshProofQuestion = (): FreshProofQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  );
