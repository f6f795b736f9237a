import { formatMoney } from '@shop/web-kit/format';
import { useContent, useShop } from '#shared/content-queries.ts';
import { texts } from './texts.ts';

/** One quiet line above the header: where the shop delivers, and from how much for free. */
export function AnnouncementBar() {
  const checkout = useContent()?.checkout;
  const city = useShop()?.coverageCities[0];
  const threshold = checkout?.shipping.enabled ? checkout.shipping.homeDelivery.freeShippingThreshold : 0;
  const notes = [
    ...(city ? [texts.coverage(city)] : []),
    ...(threshold > 0 ? [texts.freeFrom(formatMoney(threshold))] : []),
  ];
  return (
    <aside aria-label={texts.announcement} className="no-print bg-blush">
      <p className="page flex min-h-9 items-center justify-center py-1 text-center text-xs text-wine sm:text-sm">
        {notes.join(' · ')}
      </p>
    </aside>
  );
}
