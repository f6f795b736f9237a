import { z } from '../z';

/** Staff may undo what they did to orders for so long; the office offers it no longer. */
export const UNDO_SECONDS = 60;
/** A call of the last second still arrives in time. */
export const UNDO_TOLERANCE_SECONDS = 5;

/** Body of POST /orders/undo: the step that the answer to a change named. */
export const orderUndoSchema = z.object({
  step: z.string('Falta qué se deshace').check(z.minLength(1), z.maxLength(100)),
});

/** Names the step that POST /orders/undo takes back; absent where money left or nothing changed. */
export const undoField = { undo: z.optional(z.string()) };

/** Says in the history of an order who took a step back. */
export const undoneBy = (name: string): string => `Deshecho por ${name}`;

/** Reasons for which a step is not undone. */
export const undoMessages = {
  tooLate: 'Ya pasó el minuto: no se puede deshacer.',
  ofAnother: (name: string) => `Lo hizo ${name}: solo esa persona lo puede deshacer.`,
  changedSince: (orderNumber: string, name: string) =>
    `${name} cambió la orden ${orderNumber} después: no se puede deshacer.`,
  outOfStock: (orderNumber: string) => `No hay stock para deshacer el cambio de la orden ${orderNumber}`,
  mailLeft: (orderNumber: string) => `El correo de la orden ${orderNumber} ya salió: no se puede deshacer.`,
} as const;
