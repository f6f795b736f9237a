import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useState } from 'react';

export type Selection = {
  /** The ticked rows that are shown. */
  ids: string[];
  some: boolean;
  set: (ids: readonly string[]) => void;
  /** The same as the table keeps it. */
  rows: RowSelectionState;
  onRows: (update: Updater<RowSelectionState>) => void;
};

const rowsOf = (ids: readonly string[]): RowSelectionState => Object.fromEntries(ids.map((id) => [id, true]));

/** Which of the shown rows are ticked; a row that left the page is not ticked any more. */
export function useSelection(shown: readonly string[]): Selection {
  const [ticked, setTicked] = useState<RowSelectionState>({});
  const ids = shown.filter((id) => ticked[id]);
  const rows = rowsOf(ids);
  return {
    ids,
    some: ids.length > 0,
    set: (next) => setTicked(rowsOf(next)),
    rows,
    onRows: (update) => setTicked(functionalUpdate(update, rows)),
  };
}
