import { useState } from 'react';

/** Holds the value of a filter's field, which the address confirms later: on a slow device after the next input. */
export function useFilterField(addressValue: string, onRequest: (value: string) => void) {
  const [value, setValue] = useState(addressValue);
  const [lastAddressValue, setLastAddressValue] = useState(addressValue);
  const [unconfirmed, setUnconfirmed] = useState<readonly string[]>([]);
  if (addressValue !== lastAddressValue) {
    setLastAddressValue(addressValue);
    const confirmed = unconfirmed.indexOf(addressValue);
    setUnconfirmed(confirmed < 0 ? [] : unconfirmed.slice(confirmed + 1));
    // Only changes by Back, a saved view or 'Limpiar' may overwrite what was typed.
    if (confirmed < 0) setValue(addressValue);
  }
  const request = (requested: string) => {
    if (requested === (unconfirmed.at(-1) ?? addressValue)) return;
    setUnconfirmed(requested === addressValue ? [] : [...unconfirmed, requested]);
    onRequest(requested);
  };
  return { value, setValue, request };
}
