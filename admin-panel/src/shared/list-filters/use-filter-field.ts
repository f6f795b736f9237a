import { useState } from 'react';

/** The value of a field that the address follows, and how to ask the address for one. */
export function useFollowedField(address: string, onAsk: (wanted: string) => void) {
  const [typed, setTyped] = useState(address);
  const [shown, setShown] = useState(address);
  // What was asked for and the address does not say yet: on a busy machine it comes after the next letters.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (address !== shown) {
    setShown(address);
    const own = asked.indexOf(address);
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    // Back, a view or 'Limpiar' changed the address: the field follows it, but takes no letters back.
    if (own < 0) setTyped(address);
  }
  const ask = (wanted: string) => {
    if (wanted === (asked.at(-1) ?? address)) return;
    setAsked(wanted === address ? [] : [...asked, wanted]);
    onAsk(wanted);
  };
  return { typed, setTyped, ask };
}
