import { newItems } from '@shop/contract';
import { ParagraphField, TextField } from '../fields/content-fields.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { texts } from '../texts.ts';

const t = texts.catalog;

export const CatalogTab = () => (
  <div className="flex flex-col gap-5">
    <TextField name="productCatalog.mainTitle" label={t.mainTitle} />
    <ParagraphField name="productCatalog.subtitle" label={t.subtitle} />
    <ListEditor
      name="productCatalog.categories"
      item={t.category}
      heading={t.categories}
      newItem={newItems.category}
    >
      {(i) => (
        <>
          <TextField name={`productCatalog.categories.${i}.name`} label={t.name} hint={t.nameHint} />
          <TextField name={`productCatalog.categories.${i}.display_name`} label={t.displayName} />
        </>
      )}
    </ListEditor>
  </div>
);
