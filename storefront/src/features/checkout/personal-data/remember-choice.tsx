import { useState } from 'react';
import { forgetContact, rememberedContact } from '#shared/order/own/remembered-contact.ts';
import { texts } from '../texts.ts';

const { remember: own } = texts;
const HINT = 'recordar-datos';

/** Asks whether this device may remember the contact; unticking forgets it at once. */
export function useRememberChoice() {
  const [isWanted, setIsWanted] = useState(() => rememberedContact() !== null);
  const choose = (wanted: boolean) => {
    setIsWanted(wanted);
    if (!wanted) forgetContact();
  };
  return { isWanted, choose };
}

/** Offers to remember the contact on this device once the order is placed. */
export const RememberChoice = ({ isWanted, choose }: ReturnType<typeof useRememberChoice>) => (
  <div>
    <label className="flex min-h-11 items-center gap-3 font-medium">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-wine"
        checked={isWanted}
        aria-describedby={HINT}
        onChange={({ target }) => choose(target.checked)}
      />
      {own.label}
    </label>
    <p id={HINT} className="text-sm text-muted">
      {own.hint}
    </p>
  </div>
);
