import { newItems, type SiteContentInput } from '@shop/contract';
import { useController } from 'react-hook-form';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '@shop/web-kit/icons';
import { Input } from '#ui/form/input.tsx';
import { ParagraphField, TextField } from '../fields/content-fields.tsx';
import { IconField } from '../fields/icon-picker.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { texts } from '../texts.ts';

const t = texts.contact;

export const ContactTab = () => (
  <div className="flex flex-col gap-6">
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField name="contact.mainTitle" label={t.mainTitle} />
      <TextField name="contact.subtitle" label={t.subtitle} />
    </div>
    <ParagraphField name="contact.description" label={t.description} />
    <ListEditor
      name="contact.contactInfo"
      item={t.infoItem}
      heading={t.info}
      hint={t.infoHint}
      newItem={newItems.contactInfo}
    >
      {(i) => (
        <>
          <IconField name={`contact.contactInfo.${i}.icon`} label={t.icon} />
          <TextField name={`contact.contactInfo.${i}.title`} label={t.title} />
          <Details index={i} />
          <TextField name={`contact.contactInfo.${i}.description`} label={t.text} />
        </>
      )}
    </ListEditor>
    <ListEditor
      name="contact.socialMedia"
      item={t.socialItem}
      heading={t.social}
      newItem={newItems.socialMedia}
    >
      {(i) => (
        <>
          <IconField name={`contact.socialMedia.${i}.icon`} label={t.icon} fallback="globe" />
          <TextField name={`contact.socialMedia.${i}.name`} label={t.name} />
          <TextField name={`contact.socialMedia.${i}.handle`} label={t.handle} />
          <TextField name={`contact.socialMedia.${i}.link`} label={t.link} type="url" inputMode="url" />
        </>
      )}
    </ListEditor>
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-base font-semibold">{t.form}</legend>
      <TextField name="contact.formTitle" label={t.formTitle} />
      <ParagraphField name="contact.formDescription" label={t.formDescription} rows={2} />
      <ParagraphField name="contact.responseMessage" label={t.responseMessage} rows={2} />
      <ParagraphField name="contact.responseDisclaimer" label={t.responseDisclaimer} rows={2} />
    </fieldset>
  </div>
);

// React Hook Form's field arrays hold objects only, so these lines are edited as one value.
function Details({ index }: { index: number }) {
  const { field } = useController<SiteContentInput, `contact.contactInfo.${number}.details`>({
    name: `contact.contactInfo.${index}.details`,
  });
  const lines = (field.value ?? []).map((line) => line ?? '');
  const change = (position: number, text: string) =>
    field.onChange(lines.map((line, i) => (i === position ? text : line)));
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="text-sm font-semibold">{t.details}</legend>
      <ul className="mt-1.5 flex flex-col gap-2">
        {lines.map((line, i) => (
          <li key={i} className="flex gap-2">
            <Input
              aria-label={texts.list.heading(t.detail, i + 1)}
              value={line}
              onChange={(event) => change(i, event.target.value)}
            />
            <IconButton
              label={texts.list.remove(t.detail, i + 1)}
              variant="danger-ghost"
              onClick={() => field.onChange(lines.filter((_, other) => other !== i))}
            >
              <Icon name="x" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={() => field.onChange([...lines, ''])}>
        {texts.list.add(t.detail)}
      </Button>
    </fieldset>
  );
}
