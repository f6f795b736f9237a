import { useState } from 'react';
import { toast } from '#shared/toasts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from '../texts.ts';
import { useSavedViews, VIEW_NAME_MAX, withView } from './saved-views.ts';

/** Asks for the name under which the filters of now are kept. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [views, storeViews] = useSavedViews();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const save = () => {
    const trimmed = name.trim();
    if (trimmed === '') return setError(texts.saved.nameMissing);
    storeViews(withView(views, { name: trimmed, query }));
    toast.success(texts.saved.done(trimmed));
    onClose();
  };
  return (
    <FormDialog
      title={texts.saved.save}
      description={texts.saved.hint}
      submitLabel={texts.saved.confirm}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={texts.saved.name}
        error={error}
        value={name}
        maxLength={VIEW_NAME_MAX}
        placeholder={texts.saved.example}
        autoComplete="off"
        onValue={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
