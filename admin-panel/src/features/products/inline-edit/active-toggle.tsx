import { type Product } from '@shop/contract';
import { toast } from 'sonner';
import { Switch } from '#ui/form/switch.tsx';
import { texts } from '../texts.ts';
import { useProductChange } from './use-product-change.ts';

const statusChange = (product: Product, status: boolean, isUndo = false) => ({
  product,
  body: { status },
  shown: { status },
  isUndo,
});

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
    onFailed: () => onFailure(texts.toggleFailed),
  });
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 sm:min-h-8">
      <Switch
        aria-label={texts.toggle(product.title)}
        checked={product.status}
        onCheckedChange={(status) => change(statusChange(product, status))}
      />
      <span aria-hidden="true" className={product.status ? 'font-medium text-success' : 'text-muted'}>
        {product.status ? texts.active : texts.inactive}
      </span>
    </label>
  );
}
