import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { useEditSession } from './use-edit-session.ts';

const texts = {
  other: (who: string) => `${who} escribió otra nota mientras escribías la tuya:`,
  somebody: 'Otra persona',
  none: '(sin notas)',
  keepMine: 'Dejar la mía',
  takeTheirs: 'Usar la suya',
} as const;

type Notes = { notes: string };

/** Edits notes of the staff, which are a text of their own. */
export const useNotesEdit = (loaded: string) =>
  useEditSession<Notes, string>({ loaded, valuesOf: (notes) => ({ notes }) });

type OtherNotesProps = {
  /** Names their writer and the time, where the history tells. */
  who?: string | undefined;
  session: Pick<ReturnType<typeof useNotesEdit>, 'values' | 'newerVersion' | 'takeOver' | 'restart'>;
};

/** Shows notes that another person saved during an edit, and asks which ones stay. */
export const OtherNotes = ({
  who = texts.somebody,
  session: { values, newerVersion, takeOver, restart },
}: OtherNotesProps) =>
  newerVersion !== null && (
    <Banner tone="warn">
      <p>{texts.other(who)}</p>
      <p className="mt-1 font-normal break-words whitespace-pre-line">{newerVersion || texts.none}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => takeOver(newerVersion, { values, baseVersion: newerVersion })}>
          {texts.keepMine}
        </Button>
        <Button size="sm" onClick={() => restart(newerVersion)}>
          {texts.takeTheirs}
        </Button>
      </div>
    </Banner>
  );
