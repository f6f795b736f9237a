import { type AdminOrder } from '@shop/contract';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

/** Shows the staff's notes to people who may not change the order. */
export const NotesPanel = ({ order: { adminNotes } }: { order: AdminOrder }) =>
  adminNotes && (
    <SectionCard title={texts.update.notes}>
      <p className="break-words whitespace-pre-line">{adminNotes}</p>
    </SectionCard>
  );
