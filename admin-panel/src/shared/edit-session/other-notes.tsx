import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';

const texts = {
  other: 'Otra persona escribió otra nota mientras escribías la tuya:',
  none: '(sin notas)',
  keepMine: 'Dejar la mía',
  takeTheirs: 'Usar la suya',
} as const;

type OtherNotesProps = { notes: string; onMine: () => void; onTheirs: () => void };

/** Shows notes that another person saved during an edit, and asks which ones stay. */
export const OtherNotes = ({ notes, onMine, onTheirs }: OtherNotesProps) => (
  <Banner tone="warn">
    <p>{texts.other}</p>
    <p className="mt-1 font-normal break-words whitespace-pre-line">{notes || texts.none}</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={onMine}>
        {texts.keepMine}
      </Button>
      <Button size="sm" onClick={onTheirs}>
        {texts.takeTheirs}
      </Button>
    </div>
  </Banner>
);
