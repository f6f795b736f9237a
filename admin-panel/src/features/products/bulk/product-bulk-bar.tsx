import { type Category, finalPrice, type Product, type ProductBulk } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FreePriceQuestion } from '#shared/free-price-question.tsx';
import { Button } from '#ui/button.tsx';
import { SelectionBar } from '#ui/list/selection-bar.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { BulkCategoryDialog, BulkDiscountDialog, type BulkFailure, BulkFailures } from './bulk-dialogs.tsx';
import { changeProducts, refreshProducts } from '../queries.ts';
import { texts } from '../texts.ts';

type Change = ProductBulk['change'];
type Asking = 'discount' | 'category' | 'delete' | null;
type BulkBarProps = { chosen: Product[]; categories: readonly Category[]; onClear: () => void };

type BulkButtonsProps = {
  busy: boolean;
  onChange: (change: Change) => void;
  onAsk: (asking: Asking) => void;
};

const BulkButtons = ({ busy, onChange, onAsk }: BulkButtonsProps) => (
  <>
    <Button size="sm" disabled={busy} onClick={() => onChange({ action: 'activate' })}>
      {texts.bulkActivate}
    </Button>
    <Button size="sm" disabled={busy} onClick={() => onChange({ action: 'pause' })}>
      {texts.bulkPause}
    </Button>
    <Button size="sm" disabled={busy} onClick={() => onAsk('discount')}>
      {texts.bulkDiscount}
    </Button>
    <Button size="sm" disabled={busy} onClick={() => onAsk('category')}>
      {texts.bulkCategory}
    </Button>
    <Button size="sm" variant="danger-ghost" disabled={busy} onClick={() => onAsk('delete')}>
      {texts.bulkDelete}
    </Button>
  </>
);

/** Lists the titles of the products that a change makes free. */
const freedProducts = (chosen: readonly Product[], change: Change): string[] =>
  change.action === 'discount'
    ? chosen
        .filter(({ price }) => finalPrice({ price, discount: change.discount }) === 0)
        .map(({ title }) => title)
    : [];

export function ProductBulkBar({ chosen, categories, onClear }: BulkBarProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>(null);
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const bulk = useMutation({
    mutationFn: (change: Change) =>
      changeProducts(
        chosen.map(({ _id }) => _id),
        change,
      ),
    onSuccess: ({ changed, failed }, { action }) => {
      const done = action === 'delete' ? texts.bulkDeleted : texts.bulkDone;
      if (changed.length > 0) toast.success(done(changed.length));
      setFailures(
        failed.map(({ id, message }) => ({
          title: chosen.find(({ _id }) => _id === id)?.title ?? id,
          message,
        })),
      );
      onClear();
    },
    onError: (error) => toast.error(texts.bulkFailed(errorText(error))),
    onSettled: () => {
      setAsking(null);
      void refreshProducts(client);
    },
  });
  const [freeing, setFreeing] = useState<Change | null>(null);
  const apply = (change: Change) =>
    freedProducts(chosen, change).length > 0 ? setFreeing(change) : bulk.mutate(change);
  const close = () => setAsking(null);
  const dialog = { count: chosen.length, busy: bulk.isPending, onClose: close, onApply: apply };
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar
          label={texts.bulk}
          status={texts.selected(chosen.length)}
          clearLabel={texts.clearSelection}
          onClear={onClear}
        >
          <BulkButtons busy={bulk.isPending} onChange={bulk.mutate} onAsk={setAsking} />
        </SelectionBar>
      )}
      {asking === 'discount' && <BulkDiscountDialog {...dialog} />}
      {asking === 'category' && <BulkCategoryDialog {...dialog} categories={categories} />}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={texts.bulkDeleteTitle(chosen.length)}
        confirmLabel={texts.bulkDeleteConfirm(chosen.length)}
        busy={bulk.isPending}
        busyLabel={texts.deleting}
        onConfirm={() => bulk.mutate({ action: 'delete' })}
      >
        {texts.bulkDeleteQuestion}
      </ConfirmDialog>
      <FreePriceQuestion
        products={freeing ? freedProducts(chosen, freeing) : []}
        onConfirm={() => freeing && bulk.mutate(freeing)}
        onClose={() => setFreeing(null)}
      />
      <BulkFailures failures={failures} onClose={() => setFailures([])} />
    </>
  );
}
