type RowFault = { row: number; message: string };
type DryRun = { created: number; updated: number; errors: readonly RowFault[] };

type PreviewRow = { row: number; cells: string[]; faults: string[] };
export type ImportPreview = {
  header: string[];
  rows: PreviewRow[];
  /** Rows that are in the file but not shown. */
  hidden: number;
  created: number;
  updated: number;
  faultCount: number;
  canImport: boolean;
};

const SHOWN_ROWS = 50;

/** What an import would do, row by row as a spreadsheet numbers them (the header is row 1), faulty rows first. */
export function importPreview(table: readonly string[][], dryRun: DryRun): ImportPreview {
  const [header = [], ...body] = table;
  const faultsOf = (row: number) =>
    dryRun.errors.filter((fault) => fault.row === row).map(({ message }) => message);
  const rows = body.map((cells, at) => ({ row: at + 2, cells, faults: faultsOf(at + 2) }));
  const ordered = [
    ...rows.filter(({ faults }) => faults.length),
    ...rows.filter(({ faults }) => !faults.length),
  ];
  return {
    header,
    rows: ordered.slice(0, SHOWN_ROWS),
    hidden: Math.max(0, ordered.length - SHOWN_ROWS),
    created: dryRun.created,
    updated: dryRun.updated,
    faultCount: dryRun.errors.length,
    canImport: dryRun.errors.length === 0 && dryRun.created + dryRun.updated > 0,
  };
}

/** Faults that belong to no row of the file, such as a missing column. */
export const looseFaults = (table: readonly string[][], errors: readonly RowFault[]): RowFault[] =>
  errors.filter(({ row }) => row < 2 || row > table.length);
