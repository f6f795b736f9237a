import { z } from '../z';

/** A session of the signed-in user. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** Open, or ended and still listed. */
  isOpen: z.boolean(),
  /** The session of the request. */
  isCurrent: z.boolean(),
  /** Name of the browser, empty when unknown. */
  browser: z.string(),
  /** Name of device or operating system, empty when unknown. */
  system: z.string(),
  /** The beginning of the network address, empty when unknown. */
  address: z.string(),
  openedAt: z.string(),
  usedAt: z.string(),
});
export type OwnSession = z.output<typeof ownSessionSchema>;

export const SESSION_SCOPES = ['others', 'all'] as const;
export type SessionScope = (typeof SESSION_SCOPES)[number];

export const endSessionsQuerySchema = z.object({
  scope: z._default(z.enum(SESSION_SCOPES), 'others'),
});

export const ownSessionMessages = {
  notFound: 'Esa sesión ya no está abierta.',
  ended: 'Sesión cerrada.',
  othersEnded: 'Cerramos todas las demás sesiones.',
  allEnded: 'Cerramos todas tus sesiones.',
} as const;
