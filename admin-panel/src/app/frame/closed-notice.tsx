import { previewShop } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { openingStateQuery } from '#shared/shop-queries.ts';
import { texts } from '../texts.ts';

const HOUR_MS = 3_600_000;

// The dashboard has the list itself.
const WITHOUT_NOTICE: readonly string[] = [paths.dashboard, '/dashboard', paths.opening];

/** While the shop is closed, asks for the cookie with which this browser sees it all the same. */
function useShopPreview(isClosed: boolean): void {
  useQuery({
    queryKey: ['opening', 'preview'],
    queryFn: () => call(previewShop),
    enabled: isClosed,
    staleTime: HOUR_MS,
    retry: false,
  });
}

/** Says on every page that the public does not see the shop. */
export function ClosedNotice() {
  const { data: isOpen } = useQuery(openingStateQuery);
  const { pathname } = useLocation();
  useShopPreview(isOpen === false);
  if (isOpen !== false || WITHOUT_NOTICE.includes(pathname)) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-warn bg-warn-soft px-4 py-2 text-sm print:hidden">
      <Icon name="store" className="size-4 shrink-0 text-warn" />
      <span className="font-medium">{texts.shopClosed}</span>
      <IfCan call="getOpening">
        <Link to={paths.opening} className="inline-flex min-h-6 items-center underline underline-offset-4">
          {texts.toOpening}
        </Link>
      </IfCan>
    </p>
  );
}
