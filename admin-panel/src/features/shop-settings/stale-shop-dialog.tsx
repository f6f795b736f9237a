import { StaleDialog } from '#ui/overlay/stale-dialog.tsx';
import { labelOf } from './shop-field.tsx';
import { texts } from './texts.ts';
import { type ShopFieldName, type StaleShop } from './use-shop-form.ts';

const readable = (value: string | readonly string[], field: ShopFieldName): string => {
  if (typeof value !== 'string') return value.join(', ');
  return (field === 'taxCondition' ? texts.taxConditions[value] : value) || texts.blank;
};

type StaleShopDialogProps = {
  stale: StaleShop;
  onSave: (taken: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** Somebody else saved the shop's data meanwhile: both sides of each field, and which one stays. */
export const StaleShopDialog = ({ stale, onSave, onCancel }: StaleShopDialogProps) => (
  <StaleDialog
    title={texts.staleTitle}
    changes={stale.fields.map((field) => ({
      key: field,
      name: labelOf(field),
      mine: readable(stale.typed[field], field),
      theirs: readable(stale.theirs[field], field),
    }))}
    onSave={onSave}
    onCancel={onCancel}
  />
);
