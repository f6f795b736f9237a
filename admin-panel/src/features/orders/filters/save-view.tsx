import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useSavedViews, VIEW_NAME_MAX, withView } from './saved-views.ts';
import { texts } from '../texts.ts';

const FORM = 'save-view';

/** Button and dialog that save the current filters under a name. */
export function SaveView({ query }: { query: string }) {
  const [views, storeViews] = useSavedViews();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const ask = (open: boolean) => {
    setAsking(open);
    setName('');
    setFault(undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return setFault(texts.saved.nameMissing);
    storeViews(withView(views, { name: given, query }));
    toast.success(texts.saved.done(given));
    ask(false);
  };
  return (
    <>
      <Button icon="bookmark" variant="ghost" onClick={() => ask(true)}>
        {texts.saved.save}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={ask}
        width="sm"
        title={texts.saved.save}
        description={texts.saved.hint}
        footer={
          <>
            <Button onClick={() => ask(false)}>{texts.saved.cancel}</Button>
            <Button type="submit" form={FORM} variant="primary">
              {texts.saved.confirm}
            </Button>
          </>
        }
      >
        <form id={FORM} onSubmit={save} noValidate>
          <Field label={texts.saved.name} error={fault}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={VIEW_NAME_MAX}
                placeholder={texts.saved.example}
                autoComplete="off"
                onChange={(event) => {
                  setName(event.target.value);
                  setFault(undefined);
                }}
              />
            )}
          </Field>
        </form>
      </Dialog>
    </>
  );
}
