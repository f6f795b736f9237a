import { isNamed, mayBeSamePerson } from './same-person';

export type Contact = { full_name: string; phone: string; email: string };
/** A contact that orders of one client bear: whether one of them is not deleted, and came from the web; and the first. */
export type GivenContact = Contact & { kept: boolean; web: boolean; first: number };

const NOBODY: Contact = { full_name: '', phone: '', email: '' };

/**
 * Returns what a card shows of contacts, the newest first. Its person is whom the newest order of the web names, else
 * whom staff named first; another person's name, and what came with it, stays off the card.
 */
export function cardContact(given: readonly GivenContact[]): Contact {
  const named = given.filter(({ full_name }) => isNamed(full_name));
  const [first] = named.toSorted((a, b) => Number(b.kept) - Number(a.kept) || a.first - b.first);
  const person = (named.find(({ kept, web }) => kept && web) ?? first)?.full_name ?? '';
  const hers = given.filter(({ full_name }) => mayBeSamePerson(full_name, person));
  const newest = (field: keyof Contact) => hers.find((each) => each[field] !== '')?.[field] ?? '';
  const name = hers.find(({ full_name }) => isNamed(full_name)) ?? hers[0] ?? NOBODY;
  return { full_name: name.full_name, phone: newest('phone'), email: newest('email') };
}
