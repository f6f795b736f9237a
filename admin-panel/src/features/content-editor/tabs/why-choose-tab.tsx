import { newItems } from '@shop/contract';
import { ParagraphField, TextField } from '../fields/content-fields.tsx';
import { IconField } from '../fields/icon-picker.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { texts } from '../texts.ts';

const t = texts.whyChoose;

export const WhyChooseTab = () => (
  <div className="flex flex-col gap-5">
    <TextField name="whyChooseJazmin.mainTitle" label={t.mainTitle} />
    <ParagraphField name="whyChooseJazmin.description" label={t.description} />
    <ListEditor name="whyChooseJazmin.values" item={t.value} heading={t.values} newItem={newItems.value}>
      {(i) => (
        <>
          <IconField name={`whyChooseJazmin.values.${i}.icon`} label={t.icon} />
          <TextField name={`whyChooseJazmin.values.${i}.title`} label={t.title} />
          <div className="sm:col-span-2">
            <ParagraphField name={`whyChooseJazmin.values.${i}.description`} label={t.text} rows={2} />
          </div>
        </>
      )}
    </ListEditor>
  </div>
);
