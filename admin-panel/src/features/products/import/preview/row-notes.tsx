import { classNames } from '#ui/class-names.ts';
import { type RowNote } from './import-report.ts';
import { texts } from '../texts.ts';

const inks = { fault: 'text-danger', warning: 'text-warn' };

type RowNotesProps = { notes: readonly RowNote[]; kind: keyof typeof inks; withRow?: boolean };

/** Notes about cells: the column, what is wrong and what it expects. */
export const RowNotes = ({ notes, kind, withRow = false }: RowNotesProps) => (
  <ul className="space-y-1 text-sm">
    {notes.map(({ row, column, message, expected }) => (
      <li key={`${row}${column ?? ''}${message}`} className="wrap-anywhere">
        <span className={classNames('font-medium', inks[kind])}>
          {withRow && `${texts.looseRow(row)}: `}
          {column && `${column}: `}
          {message}
        </span>
        {expected && <span className="block text-muted">{texts.expected(expected)}</span>}
      </li>
    ))}
  </ul>
);
