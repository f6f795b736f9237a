import { isNamed, mayBeSamePerson } from './same-person';

export type Contact = { name: string; phone: string; email: string };
/** A contact that orders of one client bear: whether one of them is not deleted, and came from the web; and the first. */
export type GivenContact = Contact & { kept: boolean; web: boolean; first: number };

const NOBODY: Contact = { name: '', phone: '', email: '' };

/**
 * Returns what a card shows of contacts, the newest first. Its person is whom the newest order of the web names, else
 * whom staff named first; another person's name, and what came with it, stays off the card.
 */
export function cardContact(given: readonly GivenContact[]): Contact {
  const named = given.filter(({ name }) => isNamed(name));
  const [first] = named.toSorted((a, b) => Number(b.kept) - Number(a.kept) || a.first - b.first);
  const person = (named.find(({ kept, web }) => kept && web) ?? first)?.name ?? '';
  const hers = given.filter(({ name }) => mayBeSamePerson(name, person));
  const newest = (field: keyof Contact) => hers.find((each) => each[field] !== '')?.[field] ?? '';
  const { name } = hers.find((each) => isNamed(each.name)) ?? hers[0] ?? NOBODY;
  return { name, phone: newest('phone'), email: newest('email') };
}
