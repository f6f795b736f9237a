import { z } from '../z';
import { successStatus } from '../http/responses';
import { formatMegabytes } from '../images/image-upload';
import { MAX_IMPORT_CELLS, MAX_IMPORT_FILE_BYTES, MAX_IMPORT_PIECE } from '../limits';

/** Messages for files that cannot be imported. */
export const importFileMessages = {
  notCsv: 'El archivo tiene que ser un CSV.',
  empty: 'El archivo está vacío.',
  tooLarge: `El archivo es demasiado grande. Máximo ${formatMegabytes(MAX_IMPORT_FILE_BYTES, ' ')}.`,
} as const;

/** Row numbers are those of the spreadsheet: the header is row 1. */
export const importFileAnswerSchema = z.object({
  status: successStatus,
  header: z.array(z.string()),
  /** Without blank rows; rows of the same product have the same number in `product`. */
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()), product: z.number() })),
});
export type ImportFile = Omit<z.output<typeof importFileAnswerSchema>, 'status'>;

const cells = z
  .array(z.string().check(z.maxLength(MAX_IMPORT_PIECE)))
  .check(z.minLength(1), z.maxLength(MAX_IMPORT_CELLS));

/** One piece of an import as CSV; `dryRun` reports the result without storing it. */
export const csvImportSchema = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_IMPORT_PIECE)),
  dryRun: z.boolean(),
});
/** One piece of an import as rows that the server has parsed from a file. */
export const rowImportSchema = z.object({
  header: cells,
  rows: z
    .array(z.object({ row: z.int().check(z.minimum(2)), cells }))
    .check(z.minLength(1), z.maxLength(MAX_IMPORT_CELLS)),
  dryRun: z.boolean(),
});
export const productImportSchema = z.union([csvImportSchema, rowImportSchema]);

const rowMessages = z.array(z.object({ row: z.number(), message: z.string() }));
export const productImportAnswerSchema = z.object({
  status: successStatus,
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** Rows that cannot be stored; the header is row 1. */
  errors: rowMessages,
  /** Rows that are stored although the staff should check them. */
  warnings: rowMessages,
});
export type ProductImportAnswer = z.output<typeof productImportAnswerSchema>;
