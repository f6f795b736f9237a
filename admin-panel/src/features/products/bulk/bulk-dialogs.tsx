import { type Category, type ProductBulk } from '@shop/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';

type BulkDialogProps = {
  count: number;
  busy: boolean;
  onClose: () => void;
  onApply: (change: ProductBulk['change']) => void;
};

type FrameProps = BulkDialogProps & {
  title: string;
  ready: boolean;
  change: () => ProductBulk['change'];
  children: ReactNode;
};

function Frame({ title, ready, busy, change, onApply, onClose, children }: FrameProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onApply(change());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width="sm"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy} disabled={!ready}>
            {busy ? texts.bulkApplying : texts.bulkApply}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}

/** One discount for all the chosen products. */
export function BulkDiscountDialog(props: BulkDialogProps) {
  const [typed, setTyped] = useState('');
  return (
    <Frame
      {...props}
      title={texts.bulkDiscountTitle(props.count)}
      ready={typed !== ''}
      change={() => ({ action: 'discount', discount: Number(typed) })}
    >
      <Field label={texts.bulkDiscountField} hint={texts.bulkDiscountHint}>
        {(control) => (
          <DigitsInput
            {...control}
            maxLength={3}
            value={typed}
            format={(text) => text.replace(/\D/g, '')}
            onValue={setTyped}
          />
        )}
      </Field>
    </Frame>
  );
}

/** One category for all the chosen products. */
export function BulkCategoryDialog(props: BulkDialogProps & { categories: readonly Category[] }) {
  const [category, setCategory] = useState('');
  return (
    <Frame
      {...props}
      title={texts.bulkCategoryTitle(props.count)}
      ready={category !== ''}
      change={() => ({ action: 'category', category })}
    >
      <Field label={texts.category}>
        {(control) => (
          <Select {...control} value={category} onChange={(event) => setCategory(event.target.value)}>
            <option value="">{texts.bulkCategoryChoose}</option>
            {props.categories.map(({ name, display_name }) => (
              <option key={name} value={name}>
                {display_name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Frame>
  );
}
