import { type BulkAnswer, type Category, GIVEN_AWAY, type ProductBulk } from '@shop/contract';
import { type Action } from '#shared/actions/use-action.ts';
import { categoryOptions } from '#shared/category-options.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from '../texts.ts';

export type BulkChange = ProductBulk['change'];
/** Says how the chosen products are changed, and what follows. */
export type BulkAction = Pick<Action<BulkAnswer, BulkChange>, 'run' | 'settled'> & {
  done: (answer: BulkAnswer, context: { input: { action: BulkChange['action'] } }) => void;
  failed: (why: string) => string;
};
type BulkDialogProps = { count: number; action: BulkAction; onClose: () => void };

const words = { submitLabel: texts.bulkApply, busyLabel: texts.bulkApplying };
const FREE_PERCENT = 100;

export const BulkDiscountDialog = ({ count, action: { run, ...action }, onClose }: BulkDialogProps) => (
  <DraftDialog
    {...words}
    {...action}
    title={texts.bulkDiscountTitle(count)}
    initial={{ action: 'discount' as const, discount: null as number | null }}
    fields={{
      discount: {
        kind: 'digits',
        label: texts.bulkDiscountField,
        hint: texts.bulkDiscountHint,
        maxLength: 3,
        autoFocus: true,
      },
    }}
    isReady={({ discount }) => discount !== null}
    check={({ discount }) => ((discount ?? 0) >= FREE_PERCENT ? { discount: GIVEN_AWAY } : {})}
    save={(typed) => run({ ...typed, discount: typed.discount ?? 0 })}
    onClose={onClose}
  />
);

type CategoryDialogProps = BulkDialogProps & { categories: readonly Category[] };

export const BulkCategoryDialog = ({ categories, ...props }: CategoryDialogProps) => {
  const { count, action, onClose } = props;
  const { run, ...outcome } = action;
  const named = categoryOptions(categories).map(({ value, label }) => [value, label]);
  return (
    <DraftDialog
      {...words}
      {...outcome}
      title={texts.bulkCategoryTitle(count)}
      initial={{ action: 'category' as const, category: '' }}
      fields={{
        category: {
          kind: 'choice',
          label: texts.category,
          options: { '': texts.bulkCategoryChoose, ...Object.fromEntries(named) },
        },
      }}
      isReady={({ category }) => category !== ''}
      save={run}
      onClose={onClose}
    />
  );
};

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
