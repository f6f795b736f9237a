import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

/** Tells how many of the favourites are not sold any more. */
export const GoneNotice = ({ products }: { products: number }) => (
  <p role="status" className="mb-6 flex gap-2 rounded-image bg-warn-soft p-4">
    <Icon name="info" className="mt-0.5 size-5 shrink-0 text-warn" />
    {texts.gone(products)}
  </p>
);
