import { z } from '../z';
import type { FileUpload } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { formatMegabytes } from '../images/image-upload';
import { MAX_IMPORT_CELLS, MAX_IMPORT_FILE_BYTES, MAX_IMPORT_PIECE } from '../limits';

/** Messages for files that cannot be imported. */
export const importFileMessages = {
  notCsv: 'El archivo tiene que ser un CSV.',
  empty: 'El archivo está vacío.',
  tooLarge: `El archivo es demasiado grande. Máximo ${formatMegabytes(MAX_IMPORT_FILE_BYTES, ' ')}.`,
} as const;

export const importFileUpload: FileUpload = {
  maxBytes: MAX_IMPORT_FILE_BYTES,
  tooLarge: importFileMessages.tooLarge,
};

/** Row numbers are those of the spreadsheet: the header is row 1. */
export const importFileAnswerSchema = successAnswer({
  header: z.array(z.string()),
  /** Without blank rows; rows of the same product have the same number in `product`. */
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()), product: z.number() })),
});
export type ImportFile = Omit<z.output<typeof importFileAnswerSchema>, 'status'>;

const cells = z
  .array(z.string().check(z.maxLength(MAX_IMPORT_PIECE)))
  .check(z.minLength(1), z.maxLength(MAX_IMPORT_CELLS));

/** Versions of the products that a dry run has shown: one that changed since then is not stored. */
const seen = z.optional(
  z
    .array(z.object({ row: z.number(), version: z.string().check(z.maxLength(40)) }))
    .check(z.maxLength(MAX_IMPORT_CELLS)),
);

/** One piece of an import as CSV; `dryRun` reports the result without storing it. */
export const csvImportSchema = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_IMPORT_PIECE)),
  dryRun: z.boolean(),
  seen,
});
/** One piece of an import as rows that the server has parsed from a file. */
export const rowImportSchema = z.object({
  header: cells,
  rows: z
    .array(z.object({ row: z.int().check(z.minimum(2)), cells }))
    .check(z.minLength(1), z.maxLength(MAX_IMPORT_CELLS)),
  dryRun: z.boolean(),
  seen,
});
export const productImportSchema = z.union([csvImportSchema, rowImportSchema]);
export type ProductImport = z.output<typeof productImportSchema>;

const rowNotes = z.array(
  z.object({
    row: z.number(),
    /** The file's column, unless the note is about the whole row. */
    column: z.optional(z.string()),
    message: z.string(),
    /** What the cell may hold. */
    expected: z.optional(z.string()),
  }),
);
export const productImportAnswerSchema = successAnswer({
  /** Products, not rows. */
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  invalid: z.number(),
  /** Rows that cannot be stored; the header is row 1. */
  errors: rowNotes,
  /** Rows that are stored although the staff should check them. */
  warnings: rowNotes,
  /** What each row does, in the order of the file. */
  rows: z.array(
    z.object({
      row: z.number(),
      title: z.string(),
      result: z.enum(['created', 'updated', 'unchanged', 'invalid']),
      /** Texts as staff read them; `before` is '' for what is new. */
      changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
      /** On a product's first row: to be sent as `seen` when the product is stored. */
      version: z.optional(z.string()),
    }),
  ),
});
export type ProductImportAnswer = z.output<typeof productImportAnswerSchema>;
