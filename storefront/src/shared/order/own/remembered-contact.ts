import { useBrowserValue } from '../../hydration/use-browser-value.ts';
import { browserStorage, parseStored } from '../../storage/safe-storage.ts';

const KEY = 'datos';
const FIELDS = ['fullName', 'email', 'phone', 'address', 'city', 'postalCode'] as const;

/** What the buyer asked this device to remember of her; a field is '' that she never typed. */
export type RememberedContact = Record<(typeof FIELDS)[number], string>;

/** Returns the remembered contact; null unless the buyer asked for it. */
export function rememberedContact(): RememberedContact | null {
  const stored = parseStored(browserStorage.getItem(KEY));
  if (typeof stored !== 'object' || stored === null) return null;
  const textOf = (name: string): string => {
    const text: unknown = (stored as Record<string, unknown>)[name];
    return typeof text === 'string' ? text.slice(0, 254) : '';
  };
  return Object.fromEntries(FIELDS.map((name) => [name, textOf(name)])) as RememberedContact;
}

/** Remembers a contact on this device; what is not given, as the address of a pickup, stays as it was. */
export function rememberContact(contact: RememberedContact): void {
  const before = rememberedContact();
  const fields = FIELDS.map((name) => [name, contact[name].trim() || (before?.[name] ?? '')] as const);
  browserStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)));
}

export const forgetContact = (): void => browserStorage.removeItem(KEY);

let read: { text: string | null; contact: RememberedContact | null } | undefined;

// The same text gives the same object, as React compares what it reads.
function currentContact(): RememberedContact | null {
  const text = browserStorage.getItem(KEY);
  if (read?.text !== text) read = { text, contact: rememberedContact() };
  return read?.contact ?? null;
}

/** Returns the contact with which a form begins; null on the server and while hydrating. */
export const useRememberedContact = (): RememberedContact | null => useBrowserValue(currentContact, null);
