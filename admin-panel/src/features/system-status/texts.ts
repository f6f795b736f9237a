import { bucketFaultTexts, type BucketFault, copyFaultTexts, type CopyState } from '@shop/contract';

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
  copied: (seconds: number) => `Copiado hace ${sinceWhen(seconds)}`,
  copyFault: ({ ageSeconds, fault }: CopyState) =>
    [
      ageSeconds === null
        ? 'Todavía sin copia continua'
        : `La última copia continua es de hace ${sinceWhen(ageSeconds)}`,
      ...(fault ? [copyFaultTexts[fault]] : []),
    ].join(': '),
  backup: (at: string) => `Última copia: ${at}, comprobada`,
  noBackup: 'Todavía sin copia de seguridad',
  backupFailed: (at: string | null) =>
    at ? `La copia de seguridad falló; la última es del ${at}` : 'La copia de seguridad falló',
  offsite: (at: string) => `Fuera de la máquina: ${at}`,
  noOffsite: 'Todavía sin copia fuera de la máquina',
  offsiteFault: (fault: BucketFault) => `La copia no sale de la máquina: ${bucketFaultTexts[fault]}`,
  failures: (count: number) =>
    count === 1 ? 'Algo falla en la tienda.' : `${count} cosas fallan en la tienda.`,
  todo: 'Ver qué hacer',
  since: (at: string) => ` (desde el ${at})`,
  manual: (paragraph: string) => `Para quien mantiene la tienda: ${paragraph}`,
} as const;
