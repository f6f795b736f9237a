import { useState } from 'react';
import { lineKey, type CartLine } from '../lines/cart-lines.ts';
import { cart } from '../lines/cart-store.ts';
import { texts } from '../texts.ts';

type Removal = { text: string; lines: { line: CartLine; index: number }[] };

/** Removing with a way back: what was taken out last can be put where it was. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [restored, setRestored] = useState<string | null>(null);

  const remove = (line: CartLine) => {
    const index = cart()
      .getSnapshot()
      .lines.findIndex((other) => lineKey(other) === lineKey(line));
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
    // The button that was pressed goes; the focus goes on to what came back.
    setRestored(removal?.lines[0] ? lineKey(removal.lines[0].line) : null);
    setRemoval(null);
  };

  return { removed: removal?.text ?? null, restored, remove, clear, undo };
}
