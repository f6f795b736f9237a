import { type ClientDetail } from '@shop/contract';
import { type FormEvent } from 'react';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { OtherNotes } from '#shared/edit-session/other-notes.tsx';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';
import { useChangeClient } from './use-change-client.ts';

/** Edits the staff's notes; notes that another person saved meanwhile are shown instead of overwritten. */
export function NotesPanel({ client }: { client: ClientDetail }) {
  const { saveNotes, isChanging } = useChangeClient(client);
  const session = useEditSession<{ notes: string }, string>({
    loaded: client.notes,
    valuesOf: (notes) => ({ notes }),
  });
  const { form, values, baseVersion, newerVersion, isDirty } = session;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await saveNotes(values.notes, baseVersion)) session.acceptSaved(values, values.notes);
  };
  return (
    <SectionCard title={texts.notes.title}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <Field label={texts.notes.label} hint={texts.notes.hint} hideLabel>
          {(control) => <Textarea {...control} {...form.register('notes')} rows={4} maxLength={2000} />}
        </Field>
        {newerVersion !== null && (
          <OtherNotes
            notes={newerVersion}
            onMine={() => session.takeOver(newerVersion, { values, baseVersion: newerVersion })}
            onTheirs={() => session.restart(newerVersion)}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          busy={isChanging}
          busyLabel={texts.notes.saving}
          disabled={!isDirty}
        >
          {texts.notes.save}
        </Button>
      </form>
      <LeaveGuard dirty={isDirty && !isChanging} />
    </SectionCard>
  );
}

/** Shows the notes to people who may not change them. */
export const NotesText = ({ client: { notes } }: { client: ClientDetail }) => (
  <SectionCard title={texts.notes.title}>
    <p className="break-words whitespace-pre-line">{notes || texts.notes.none}</p>
  </SectionCard>
);
