import { bulkProducts, type Category, type Product, type ProductBulk } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { toast } from 'sonner';
import { useAction } from '#shared/actions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { SelectionBar } from '#ui/list/selection-bar.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { refreshProducts } from '../queries.ts';
import { texts } from '../texts.ts';
import { BulkCategoryDialog, BulkDiscountDialog, BulkFailures, type BulkFailure } from './bulk-dialogs.tsx';
import { PriceDialog } from './prices/price-dialog.tsx';
import { texts as priceTexts } from './prices/texts.ts';
import { usePriceUndo } from './prices/use-price-undo.tsx';
import { texts as resultTexts } from './texts.ts';
import { type ProductSelection } from './use-product-selection.ts';

type Asking = 'prices' | 'discount' | 'category' | 'activate' | 'pause' | 'delete' | null;
type BulkBarProps = {
  /** Products of the page. */
  products: Product[];
  selection: ProductSelection;
  categories: readonly Category[];
};

type BulkButtonsProps = {
  busy: boolean;
  onSwitch: (action: 'activate' | 'pause') => void;
  onAsk: (asking: Asking) => void;
};

const BulkButtons = ({ busy, onSwitch, onAsk }: BulkButtonsProps) => (
  <>
    <Button size="sm" disabled={busy} onClick={() => onAsk('prices')}>
      {priceTexts.open}
    </Button>
    <Button size="sm" disabled={busy} onClick={() => onAsk('discount')}>
      {texts.bulkDiscount}
    </Button>
    <Button size="sm" disabled={busy} onClick={() => onSwitch('activate')}>
      {texts.bulkActivate}
    </Button>
    <Button size="sm" disabled={busy} onClick={() => onSwitch('pause')}>
      {texts.bulkPause}
    </Button>
    <Button size="sm" disabled={busy} onClick={() => onAsk('category')}>
      {texts.bulkCategory}
    </Button>
    <Button size="sm" variant="danger-ghost" disabled={busy} onClick={() => onAsk('delete')}>
      {texts.bulkDelete}
    </Button>
  </>
);

type Change = ProductBulk['change'];

type BulkChangeOptions = { products: readonly Product[]; selection: ProductSelection; onSettled: () => void };

/** Applies a change to the selected products, and holds the ones that it could not change. */
function useBulkChange({ products, selection, onSettled }: BulkChangeOptions) {
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const { chosen, count } = selection;
  const { mutate, isPending } = useAction({
    run: (change: Change) =>
      call(bulkProducts, { body: { ...chosen, ...('filter' in chosen && { count }), change } }),
    done: ({ changed, failed }, { input: { action } }) => {
      const done = action === 'delete' ? texts.bulkDeleted : texts.bulkDone;
      if (changed.length > 0) toast.success(done(changed.length));
      const titleOf = (id: string) => products.find(({ _id }) => _id === id)?.title;
      setFailures(
        failed.map(({ id, title, message }) => ({ id, title: title ?? titleOf(id) ?? id, message })),
      );
      selection.set([]);
    },
    failed: texts.bulkFailed,
    settled: (client) => {
      onSettled();
      void refreshProducts(client);
    },
  });
  return { change: mutate, isPending, failures, clearFailures: () => setFailures([]) };
}

type QuestionsProps = {
  asking: Asking;
  count: number;
  busy: boolean;
  onChange: (change: Change) => void;
  onClose: () => void;
};

/** Asks before a change of many products that has no dialog of its own. */
function Questions({ asking, count, busy, onChange, onClose }: QuestionsProps) {
  const common = { busy, onOpenChange: (open: boolean) => !open && onClose() };
  const { pauseTitle, activateTitle, pauseQuestion, activateQuestion } = resultTexts;
  const isPause = asking === 'pause';
  return (
    <>
      <ConfirmDialog
        {...common}
        open={asking === 'delete'}
        title={texts.bulkDeleteTitle(count)}
        confirmLabel={texts.bulkDeleteConfirm(count)}
        busyLabel={texts.deleting}
        onConfirm={() => onChange({ action: 'delete' })}
      >
        {texts.bulkDeleteQuestion}
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        open={isPause || asking === 'activate'}
        tone="primary"
        title={isPause ? pauseTitle(count) : activateTitle(count)}
        confirmLabel={isPause ? pauseTitle(count) : activateTitle(count)}
        busyLabel={texts.bulkApplying}
        onConfirm={() => onChange({ action: isPause ? 'pause' : 'activate' })}
      >
        {isPause ? pauseQuestion : activateQuestion}
      </ConfirmDialog>
    </>
  );
}

export function ProductBulkBar({ products, selection, categories }: BulkBarProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const bulk = useBulkChange({ products, selection, onSettled: close });
  const priceUndo = usePriceUndo();
  const { count, chosen, isSome, isResult } = selection;
  const clear = () => selection.set([]);
  const dialog = { count, busy: bulk.isPending, onClose: close, onApply: bulk.change };
  return (
    <>
      {isSome && (
        <SelectionBar
          label={texts.bulk}
          status={bulk.isPending ? texts.bulkApplying : texts.selected(count)}
          clearLabel={texts.clearSelection}
          onClear={clear}
        >
          <BulkButtons
            busy={bulk.isPending}
            onSwitch={(action) => (isResult ? setAsking(action) : bulk.change({ action }))}
            onAsk={setAsking}
          />
        </SelectionBar>
      )}
      {asking === 'prices' && (
        <PriceDialog
          count={count}
          chosen={chosen}
          onDone={(change) => {
            close();
            clear();
            priceUndo.onChanged(change);
          }}
          onClose={close}
        />
      )}
      {asking === 'discount' && <BulkDiscountDialog {...dialog} />}
      {asking === 'category' && <BulkCategoryDialog {...dialog} categories={categories} />}
      <Questions asking={asking} count={count} busy={bulk.isPending} onChange={bulk.change} onClose={close} />
      <BulkFailures failures={bulk.failures} onClose={bulk.clearFailures} />
      {priceUndo.dialog}
    </>
  );
}
