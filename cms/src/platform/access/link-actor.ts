/** Names, for histories, who acts with a buyer's link that staff fetched. */
export const actorByLink = (name: string): string => `cliente, con un enlace que pidió el equipo (${name})`;

/** Returns what staff read of an actor where they decide: that a link was not the buyer's own; '' for other actors. */
export const linkNoteOf = (actor: string): string =>
  actor.startsWith('cliente, con un enlace') ? actor.replace('cliente, c', 'C') : '';
