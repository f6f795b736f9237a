import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { type Difference } from '#shared/edit-session/merge-versions.ts';
import { labelOf } from './shop-field.tsx';
import { citiesOf, type ShopFormValues } from './shop-form-values.ts';
import { texts } from './texts.ts';

const OPTIONS: Partial<Record<keyof ShopFormValues, Record<string, string>>> = {
  mailItemNames: texts.mailItemNamesOptions,
  netPriceLabel: texts.netPriceLabels,
  taxCondition: texts.taxConditions,
  vatRate: texts.vatRates,
};

function readableValue(field: keyof ShopFormValues, value: string): string {
  if (field === 'coverageCities') return citiesOf(value).join(', ');
  return (OPTIONS[field] ? OPTIONS[field][value] : value) || texts.blank;
}

type ShopConflictDialogProps = {
  conflicts: readonly Difference[];
  onSave: (fieldsFromTheirs: ReadonlySet<string>) => void;
  onCancel: () => void;
};

export const ShopConflictDialog = ({ conflicts, onSave, onCancel }: ShopConflictDialogProps) => (
  <ConflictDialog
    title={texts.conflictTitle}
    fields={conflicts.map(({ path, mine, theirs }) => {
      const field = path as keyof ShopFormValues;
      return {
        path,
        name: labelOf(field),
        mine: readableValue(field, String(mine)),
        theirs: readableValue(field, String(theirs)),
      };
    })}
    onSave={onSave}
    onCancel={onCancel}
  />
);
