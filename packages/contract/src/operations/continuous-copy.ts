import { z } from '../z';
import { bucketFaultTexts } from './offsite-backup';

/** Seconds after which a continuous copy that was not confirmed counts as standing still. */
export const COPY_LATE_SECONDS = 60;

/** What keeps the continuous copy from going on, in the words that staff and the owner read. */
export const copyFaultTexts = {
  ...bucketFaultTexts,
  folder: 'falta la carpeta de la copia: ¿está conectado el disco?',
  'other-shop':
    'ahí copia otra instalación de la tienda: si esta la reemplaza, corré npm run backup -- --take-over',
  full: 'no queda lugar en el disco de la copia',
  closed: 'no se puede escribir en la carpeta de la copia',
  program: 'falta el programa que copia la base (Litestream)',
  unexpected: 'algo falla al copiar: está en el registro de la tienda',
} as const;
export type CopyFault = keyof typeof copyFaultTexts;

const faults = Object.keys(copyFaultTexts) as [CopyFault, ...CopyFault[]];

/** The file that the copying process writes every second into the data folder and beside the copy. */
export const copyStatusSchema = z.object({
  folder: z.string(),
  /** Until when every sale and every file is in the copy; null before the first time. */
  copiedAt: z.nullable(z.number()),
  fault: z.nullable(z.enum(faults)),
});
export type CopyStatus = z.output<typeof copyStatusSchema>;
