import { missingToPublish, notPublishable, type Product } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { toast } from 'sonner';
import { useCan } from '#shared/access/permissions.ts';
import { Switch } from '#ui/form/switch.tsx';
import { texts } from '../texts.ts';
import { useProductChange } from './use-product-change.ts';

const statusChange = (product: Product, status: boolean, isUndo = false) => ({
  product,
  body: { status },
  shown: { status },
  isUndo,
});

// The server names the fields that a draft lacks.
const refusalOf = (error: Error): string | null =>
  error instanceof ApiError && error.errors.length > 0 ? error.message : null;

type ActiveToggleProps = { product: Product; onFailure: (message: string) => void };

export function ActiveToggle({ product, onFailure }: ActiveToggleProps) {
  const change = useProductChange<ReturnType<typeof statusChange>>({
    onSaved: ({ product: { title, _id }, body: { status }, isUndo }) =>
      toast.success(status ? texts.toggledOn(title) : texts.toggledOff(title), {
        id: `toggle-${_id}`,
        ...(!isUndo && {
          action: { label: texts.undo, onClick: () => change(statusChange(product, !status, true)) },
        }),
      }),
    onFailed: (error) => onFailure(refusalOf(error) ?? texts.toggleFailed),
  });
  const toggle = (status: boolean) => {
    const missing = status ? missingToPublish(product) : [];
    if (missing.length > 0) onFailure(notPublishable(missing));
    else change(statusChange(product, status));
  };
  const mayChange = useCan('updateProduct');
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 sm:min-h-8">
      <Switch
        aria-label={texts.toggle(product.title)}
        checked={product.status}
        disabled={!mayChange}
        onCheckedChange={toggle}
      />
      <span aria-hidden="true" className={product.status ? 'font-medium text-success' : 'text-muted'}>
        {product.status ? texts.active : texts.inactive}
      </span>
    </label>
  );
}
