import { useState } from 'react';
import { lastChangeText } from '../edit-session/conflict-details.ts';
import { FieldConflict } from '../edit-session/conflict-dialog.tsx';
import { type Merge, mergeVersions, takeTheirs } from '../edit-session/merge-versions.ts';
import { fieldName, type Fields, fieldText } from './fields.tsx';

export type Sides<Values> = { base: Values; theirs: Values };

const texts = { title: 'Otra persona lo cambió mientras lo editabas', blank: '(vacío)' } as const;

/** Asks which side of each field stays when another person's change is why a form was refused. */
export function useDraftConflict<Values extends object>(
  fields: Fields<Values>,
  values: Values,
  onChosen: (merged: Values) => void,
) {
  const [conflict, setConflict] = useState<{ merge: Merge<Values>; who: string } | null>(null);
  const choose = (fieldsFromTheirs: ReadonlySet<string>) => {
    setConflict(null);
    if (conflict) onChosen(takeTheirs(conflict.merge, fieldsFromTheirs));
  };
  const shown = (path: string, value: unknown) =>
    (value === null ? '' : fieldText(fields[path as keyof Values], value)) || texts.blank;
  return {
    ask: ({ base, theirs }: Sides<Values>, error: unknown) =>
      setConflict({ merge: mergeVersions(base, values, theirs), who: lastChangeText(error) }),
    dialog: (
      <FieldConflict
        title={texts.title}
        conflict={conflict}
        nameOf={(path) => fieldName(fields, path as keyof Values, values)}
        shown={shown}
        onSave={choose}
        onCancel={() => setConflict(null)}
      />
    ),
  };
}
