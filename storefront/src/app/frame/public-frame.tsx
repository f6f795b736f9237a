import type { ReactNode } from 'react';
import {
  announcementLines,
  deliversHome,
  WITHDRAWAL_SUBJECT,
  type CheckoutContent,
  type SiteContent,
} from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { deferHydration } from '#shared/hydration/deferred-part.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { Link, VisitContext, type Visit } from '#shared/router/router.tsx';
import { Header } from './header.tsx';
import { texts } from './texts.ts';
import { Toaster } from './toaster.tsx';

const Footer = deferHydration('footer', () => import('./footer.tsx'));

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
function AnnouncementBar() {
  const content = useContent();
  const city = useShop()?.coverageCities[0];
  const notices = content ? listNotices(content, city) : [];
  return (
    <aside aria-label={texts.announcement} className="no-print bg-blush">
      <div className="page flex min-h-9 flex-wrap items-center justify-center gap-x-6 pt-1 pb-2 text-center text-xs text-wine sm:text-sm">
        <p>{notices.join(' · ')}</p>
        <Link
          to={paths.withdrawal}
          className="link -my-2 inline-flex min-h-11 min-w-[184px] items-center justify-center text-sm"
        >
          {WITHDRAWAL_SUBJECT}
        </Link>
      </div>
    </aside>
  );
}

export const PublicFrame = ({ visit, children }: { visit: Visit; children: ReactNode }) => (
  <>
    <a href="#contenido" className="btn btn-primary absolute -top-24 left-2 z-50 focus:top-2">
      {texts.skip}
    </a>
    <AnnouncementBar />
    <VisitContext value={visit}>
      <Header />
    </VisitContext>
    {/* The minimum height keeps the footer below the fold: late content moves nothing in view. */}
    <main id="contenido" tabIndex={-1} className="min-h-[calc(100svh-6rem)]">
      {children}
    </main>
    <Footer isShort={visit.location.pathname === paths.checkout} />
    <VisitContext value={visit}>
      <Toaster />
    </VisitContext>
  </>
);
