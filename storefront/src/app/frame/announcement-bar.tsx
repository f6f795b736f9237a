import {
  announcementLines,
  deliversHome,
  WITHDRAWAL_SUBJECT,
  type CheckoutContent,
  type SiteContent,
} from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { texts } from './texts.ts';

function findCoverage(checkout: CheckoutContent): keyof typeof texts.coverage | null {
  const { deliveryInfo } = checkout;
  const home = deliversHome(checkout);
  if (home && deliveryInfo.meetingPoint.enabled) return 'both';
  if (home) return 'home';
  return deliveryInfo.meetingPoint.enabled ? 'pickup' : null;
}

function listNotices({ checkout, announcement }: SiteContent, city: string | undefined): string[] {
  const coverage = findCoverage(checkout);
  const threshold =
    coverage && coverage !== 'pickup' ? checkout.shipping.homeDelivery.freeShippingThreshold : 0;
  return [
    ...announcementLines(announcement.texts),
    ...(city && coverage ? [texts.coverage[coverage](city)] : []),
    ...(threshold > 0 ? [texts.freeFrom(formatMoney(threshold))] : []),
  ];
}

/** Contains the withdrawal link, which the law requires in the first view. */
export function AnnouncementBar() {
  const content = useContent();
  const city = useShop()?.coverageCities[0];
  const notices = content ? listNotices(content, city) : [];
  return (
    <aside aria-label={texts.announcement} className="no-print bg-blush">
      <div className="page flex min-h-9 flex-wrap items-center justify-center gap-x-6 py-1 text-center text-xs text-wine sm:text-sm">
        <p>{notices.join(' · ')}</p>
        <Link to={paths.withdrawal} className="link py-0.5 text-sm">
          {WITHDRAWAL_SUBJECT}
        </Link>
      </div>
    </aside>
  );
}
