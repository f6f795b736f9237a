import { type Category, GIVEN_AWAY, type ProductBulk } from '@shop/contract';
import { useState } from 'react';
import { categoryOptions } from '#shared/category-options.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Options } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';

type BulkDialogProps = {
  count: number;
  busy: boolean;
  onClose: () => void;
  onApply: (change: ProductBulk['change']) => void;
};

const submitLabel = (busy: boolean) => (busy ? texts.bulkApplying : texts.bulkApply);

const FREE_PERCENT = 100;

export function BulkDiscountDialog({ count, busy, onClose, onApply }: BulkDialogProps) {
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const submit = () => {
    if (Number(typed) >= FREE_PERCENT) setIsRefused(true);
    else onApply({ action: 'discount', discount: Number(typed) });
  };
  return (
    <FormDialog
      title={texts.bulkDiscountTitle(count)}
      submitLabel={submitLabel(busy)}
      busy={busy}
      disabled={typed === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={texts.bulkDiscountField}
        hint={texts.bulkDiscountHint}
        error={isRefused ? GIVEN_AWAY : undefined}
      >
        {(control) => (
          <DigitsInput
            {...control}
            maxLength={3}
            autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- the dialog asks for this number
            value={typed}
            format={(text) => text.replace(/\D/g, '')}
            onValue={(text) => {
              setTyped(text);
              setIsRefused(false);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}

type CategoryDialogProps = BulkDialogProps & { categories: readonly Category[] };

export function BulkCategoryDialog({ count, busy, categories, onClose, onApply }: CategoryDialogProps) {
  const [category, setCategory] = useState('');
  return (
    <FormDialog
      title={texts.bulkCategoryTitle(count)}
      submitLabel={submitLabel(busy)}
      busy={busy}
      disabled={category === ''}
      onSubmit={() => onApply({ action: 'category', category })}
      onClose={onClose}
    >
      <SelectField label={texts.category} value={category} onValue={setCategory}>
        <option value="">{texts.bulkCategoryChoose}</option>
        <Options options={categoryOptions(categories)} />
      </SelectField>
    </FormDialog>
  );
}

export type BulkFailure = { id: string; title: string; message: string };

export const BulkFailures = ({ failures, onClose }: { failures: BulkFailure[]; onClose: () => void }) => (
  <Dialog
    open={failures.length > 0}
    onOpenChange={(open) => !open && onClose()}
    title={texts.bulkPartly(failures.length)}
    footer={
      <Button variant="primary" onClick={onClose}>
        {texts.accept}
      </Button>
    }
  >
    <ul className="space-y-2">
      {failures.map(({ id, title, message }) => (
        <li key={id}>
          <strong className="block font-semibold">{title}</strong>
          <span className="text-muted">{message}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
