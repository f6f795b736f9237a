import { type Product } from '@shop/contract';
import { Switch } from '#ui/form/switch.tsx';
import { useToggleActive } from './use-toggle-active.ts';
import { texts } from '../texts.ts';

type ActiveToggleProps = { product: Product; onFailure: (message: string) => void };

/** Shows the product in the shop, or takes it out; seen at once and put back when the server refuses. */
export function ActiveToggle({ product, onFailure }: ActiveToggleProps) {
  const toggle = useToggleActive(onFailure);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 sm:min-h-8">
      <Switch
        aria-label={texts.toggle(product.title)}
        checked={product.status}
        onCheckedChange={(status) => toggle(product, status)}
      />
      <span aria-hidden="true" className={product.status ? 'font-medium text-success' : 'text-muted'}>
        {product.status ? texts.active : texts.inactive}
      </span>
    </label>
  );
}
