import { useState } from 'react';
import { lineKey, type CartLine } from '../lines/cart-lines.ts';
import { cart } from '../lines/cart-store.ts';
import { texts } from '../texts.ts';

type Removal = { text: string; lines: { line: CartLine; index: number }[] };

export function useUndoableRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [restored, setRestored] = useState<string | null>(null);

  const remove = (line: CartLine) => {
    const { lines } = cart().getSnapshot();
    const index = lines.findIndex((other) => lineKey(other) === lineKey(line));
    cart().remove(lineKey(line));
    setRemoval({ text: texts.removed(line.name), lines: [{ line, index }] });
  };

  const clear = () => {
    const { lines } = cart().getSnapshot();
    cart().clear();
    setRemoval({ text: texts.cleared, lines: lines.map((line, index) => ({ line, index })) });
  };

  const undo = () => {
    removal?.lines.forEach(({ line, index }) => cart().restore(line, index));
    // The pressed button disappears, so the focus moves to the restored line.
    setRestored(removal?.lines[0] ? lineKey(removal.lines[0].line) : null);
    setRemoval(null);
  };

  return { removed: removal?.text ?? null, restored, remove, clear, undo };
}
