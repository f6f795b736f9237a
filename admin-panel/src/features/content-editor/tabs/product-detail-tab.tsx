import { newItems } from '@shop/contract';
import { ParagraphField, SwitchField, TextField } from '../fields/content-fields.tsx';
import { IconField } from '../fields/icon-picker.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { texts } from '../texts.ts';

const t = texts.productDetail;

export const ProductDetailTab = () => (
  <div className="flex flex-col gap-6">
    <ListEditor
      name="productDetail.infoCards"
      item={t.infoCard}
      heading={t.infoCards}
      newItem={newItems.infoCard}
    >
      {(i) => (
        <>
          <IconField name={`productDetail.infoCards.${i}.icon`} label={t.icon} />
          <TextField name={`productDetail.infoCards.${i}.title`} label={t.title} />
          <ParagraphField name={`productDetail.infoCards.${i}.description`} label={t.description} rows={2} />
          <SwitchField name={`productDetail.infoCards.${i}.enabled`} label={t.enabled} />
        </>
      )}
    </ListEditor>
    <ListEditor
      name="productDetail.expandableSections"
      item={t.section}
      heading={t.sections}
      newItem={() => newItems.expandableSection(Date.now())}
    >
      {(i) => (
        <>
          <TextField name={`productDetail.expandableSections.${i}.title`} label={t.title} />
          <SwitchField name={`productDetail.expandableSections.${i}.enabled`} label={t.enabled} />
          <div className="sm:col-span-2">
            <ParagraphField
              name={`productDetail.expandableSections.${i}.content`}
              label={t.content}
              rows={5}
            />
          </div>
        </>
      )}
    </ListEditor>
    <SwitchField name="productDetail.showSizeGuideButton" label={t.showSizeGuideButton} />
    <TextField name="productDetail.sizeGuideButtonText" label={t.sizeGuideButtonText} />
  </div>
);
