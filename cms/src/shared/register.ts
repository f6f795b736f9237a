import { currentActor } from './caller';

type Facts = Record<string, unknown>;
type Change = { action: string; before?: Facts; after?: Facts };

/** Adds a line to the register of changes, inside the transaction of the change: who did it, what was there, what is. */
export async function register({ action, before, after }: Change): Promise<void> {
  const { name, requestId } = currentActor();
  await strapi.service('api::account.audit').record({ actor: name, action, before, after, requestId });
}

/** The fields in which two states of a thing differ, of both. */
export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}
