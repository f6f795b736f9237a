import { formatDateTime } from '@shop/web-kit/format';

const sinceWhen = (seconds: number) =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.floor(seconds / 60)} min`
      : `${Math.floor(seconds / 3600)} h`;

export const texts = {
  title: 'Estado del Sistema',
  backend: 'Backend',
  checking: 'Verificando...',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  check: 'Verificar ahora',
  lastCheck: (time: string) => `Última verificación: ${time}`,
  never: 'Sin verificar todavía',
  /** By the server's clock: that of the browser may differ. */
  copies: {
    copy: (at: string, now: string) =>
      `Copiado hace ${sinceWhen(Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / 1000)))}`,
    backup: (at: string) => `Última copia: ${formatDateTime(at)}, comprobada`,
    offsite: (at: string) => `Fuera de la máquina: ${formatDateTime(at)}`,
  },
  noCopies: {
    copy: 'Todavía sin copia continua',
    backup: 'Todavía sin copia de seguridad',
    offsite: 'Todavía sin copia fuera de la máquina',
  },
  failing: (count: number) =>
    `${count === 1 ? 'Algo falla' : `${count} cosas fallan`}: mirá qué hacer en Dashboard`,
  failures: (count: number) =>
    count === 1 ? 'Algo falla en la tienda.' : `${count} cosas fallan en la tienda.`,
  todo: 'Ver qué hacer',
  since: (at: string) => ` (desde el ${at})`,
  manual: (paragraph: string) => `Para quien mantiene la tienda: ${paragraph}`,
} as const;
