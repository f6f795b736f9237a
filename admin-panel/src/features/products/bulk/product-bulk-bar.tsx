import { bulkProducts, type Category, type Product } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { toast } from 'sonner';
import { useAction } from '#shared/actions/use-action.ts';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { Button } from '#ui/button.tsx';
import { SelectionBar } from '#ui/list/selection-bar.tsx';
import { refreshProducts } from '../queries.ts';
import { texts } from '../texts.ts';
import {
  type BulkAction,
  BulkCategoryDialog,
  type BulkChange,
  BulkDiscountDialog,
  type BulkFailure,
  BulkFailures,
} from './bulk-dialogs.tsx';
import { PriceDialog } from './prices/price-dialog.tsx';
import { texts as priceTexts } from './prices/texts.ts';
import { usePriceUndo } from './prices/use-price-undo.tsx';
import { texts as resultTexts } from './texts.ts';
import { type ProductSelection } from './use-product-selection.ts';

type Asking = 'prices' | 'discount' | 'category' | null;
type BulkBarProps = {
  /** Products of the page. */
  products: Product[];
  selection: ProductSelection;
  categories: readonly Category[];
};

type BulkButtonsProps = {
  busy: boolean;
  onSwitch: (action: 'activate' | 'pause') => void;
  onDelete: () => void;
  onAsk: (asking: Asking) => void;
};

const BulkButtons = ({ busy, onSwitch, onDelete, onAsk }: BulkButtonsProps) => (
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
    <Button size="sm" variant="danger-ghost" disabled={busy} onClick={onDelete}>
      {texts.bulkDelete}
    </Button>
  </>
);

type BulkChangeOptions = { products: readonly Product[]; selection: ProductSelection };

/** Describes how the selected products are changed, and holds the ones that could not be. */
function useBulkChange({ products, selection }: BulkChangeOptions) {
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const { chosen, count } = selection;
  const action: BulkAction = {
    run: (change) =>
      call(bulkProducts, { body: { ...chosen, ...('filter' in chosen && { count }), change } }),
    done: ({ changed, failed }, { input }) => {
      const done = input.action === 'delete' ? texts.bulkDeleted : texts.bulkDone;
      if (changed.length > 0) toast.success(done(changed.length));
      const titleOf = (id: string) => products.find(({ _id }) => _id === id)?.title;
      setFailures(
        failed.map(({ id, title, message }) => ({ id, title: title ?? titleOf(id) ?? id, message })),
      );
      selection.set([]);
    },
    failed: texts.bulkFailed,
    settled: (client) => void refreshProducts(client),
  };
  return { action, failures, clearFailures: () => setFailures([]) };
}

/** Returns the question before a change of many products that has no dialog of its own. */
function questionOf(action: BulkChange['action'], count: number) {
  if (action === 'delete')
    return {
      title: texts.bulkDeleteTitle(count),
      text: texts.bulkDeleteQuestion,
      confirmLabel: texts.bulkDeleteConfirm(count),
      busyLabel: texts.deleting,
    };
  const { pauseTitle, activateTitle, pauseQuestion, activateQuestion } = resultTexts;
  const isPause = action === 'pause';
  const title = (isPause ? pauseTitle : activateTitle)(count);
  return {
    title,
    text: isPause ? pauseQuestion : activateQuestion,
    confirmLabel: title,
    busyLabel: texts.bulkApplying,
    tone: 'primary' as const,
  };
}

export function ProductBulkBar({ products, selection, categories }: BulkBarProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const { action, failures, clearFailures } = useBulkChange({ products, selection });
  const { mutate: change, isPending } = useAction(action);
  const priceUndo = usePriceUndo();
  const { count, chosen, isSome, isResult } = selection;
  const question = useConfirmedAction({ ...action, question: (asked) => questionOf(asked.action, count) });
  const clear = () => selection.set([]);
  const dialog = { count, action, onClose: close };
  return (
    <>
      {isSome && (
        <SelectionBar
          label={texts.bulk}
          status={isPending ? texts.bulkApplying : texts.selected(count)}
          clearLabel={texts.clearSelection}
          onClear={clear}
        >
          <BulkButtons
            busy={isPending}
            onSwitch={(to) => (isResult ? question.ask : change)({ action: to })}
            onDelete={() => question.ask({ action: 'delete' })}
            onAsk={setAsking}
          />
        </SelectionBar>
      )}
      {asking === 'prices' && (
        <PriceDialog
          title={priceTexts.title(count)}
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
      {question.dialog}
      <BulkFailures failures={failures} onClose={clearFailures} />
      {priceUndo.dialog}
    </>
  );
}
