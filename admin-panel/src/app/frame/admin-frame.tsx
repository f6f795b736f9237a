import { previewShop } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { CasesLink } from '#features/cases/cases-link.tsx';
import { SystemStatus } from '#features/system-status/system-status.tsx';
import { IfCan } from '#shared/access/if-can.tsx';
import { usePreference } from '#shared/hooks/use-stored-json.ts';
import { paths } from '#shared/paths.ts';
import { queryOf } from '#shared/resource/query.ts';
import { openingStateQuery } from '#shared/shop-queries.ts';
import { buttonStyles, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CountBubble } from '#ui/feedback/badge.tsx';
import { useOverlayHistory } from '#ui/overlay/use-close-on-back.ts';
import { useNewOrderNotice } from '../new-orders/use-new-order-notice.tsx';
import { useWaitingCount } from '../new-orders/use-waiting-count.ts';
import { openPalette, openShortcuts } from '../overlays/overlay-store.ts';
import { Overlays } from '../overlays/overlays.tsx';
import { useReadAhead } from '../read-ahead.ts';
import { texts } from '../texts.ts';
import { AllowedPage } from './allowed-page.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SectionRow } from './section-row.tsx';
import { Sidebar } from './sidebar.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useWantedField } from './use-wanted-field.ts';

const HOUR_MS = 3_600_000;

// The dashboard has the list itself.
const WITHOUT_NOTICE: readonly string[] = [paths.dashboard, '/dashboard', paths.opening];

/** While the shop is closed, asks for the cookie with which this browser sees it all the same. */
function useShopPreview(isClosed: boolean): void {
  useQuery({
    ...queryOf(previewShop),
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

const onDarkStyles = 'text-sidebar-ink hover:bg-sidebar-2 focus-visible:outline-sidebar-ink';

type BarLinkProps = { to: string; icon: string; label: string; waiting?: number };

const BarLink = ({ to, icon, label, waiting = 0 }: BarLinkProps) => (
  <Link
    to={to}
    title={label}
    className={classNames(buttonStyles({ variant: 'ghost', size: 'icon' }), 'relative', onDarkStyles)}
  >
    <Icon name={icon} className="size-5" />
    <span className="sr-only">{waiting > 0 ? `${label}: ${texts.waitingOrders(waiting)}` : label}</span>
    {waiting > 0 && <CountBubble count={waiting} />}
  </Link>
);

/** The top bar of phones, with the two pages of the day one tap away and the sale always in reach. */
const PhoneBar = ({ waiting }: { waiting: number }) => (
  <header className="top-(--toast-strip) z-30 flex items-center gap-1 bg-sidebar px-2 py-1.5 lg:hidden tall:sticky print:hidden">
    <MobileMenu waiting={waiting} />
    <div className="flex flex-1 items-center gap-1">
      <BarLink to={paths.dashboard} icon="layout-dashboard" label={texts.entries.dashboard} />
      <IfCan call="listOrders">
        <BarLink to={paths.orders} icon="receipt" label={texts.entries.orders} waiting={waiting} />
      </IfCan>
    </div>
    <IconButton icon="search" label={texts.searchHint} className={onDarkStyles} onClick={openPalette} />
    <IfCan call="countDueCases">
      <CasesLink className={onDarkStyles} />
    </IfCan>
    <IfCan call="registerSale">
      <Link to={paths.newSale} className={buttonStyles({ variant: 'primary', size: 'sm' })}>
        <span className="sr-only">{texts.registerSale}</span>
        <span aria-hidden="true">{texts.sale}</span>
      </Link>
    </IfCan>
  </header>
);

const Toolbar = () => (
  <div className="flex items-center gap-1">
    <button
      type="button"
      onClick={openPalette}
      className="mr-1 flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-panel pr-3 pl-4 text-muted hover:border-ink"
    >
      <Icon name="search" className="size-4" />
      <span>{texts.search}</span>
      <kbd className="ml-6 rounded-sm border border-line px-1.5 font-sans text-xs">{texts.paletteKey}</kbd>
    </button>
    <IfCan call="countDueCases">
      <CasesLink />
    </IfCan>
    <IconButton icon="keyboard" label={texts.shortcuts} onClick={openShortcuts} />
    <ThemeButton />
  </div>
);

const SidebarColumn = ({ waiting }: { waiting: number }) => {
  const [collapsed, setCollapsed] = usePreference('adminSidebarCollapsed', false);
  return (
    <aside
      className={classNames(
        'top-(--toast-strip) hidden h-[calc(100dvh-var(--toast-strip))] shrink-0 flex-col bg-sidebar transition-[width] duration-150 lg:flex tall:sticky',
        collapsed ? 'w-18' : 'w-60',
      )}
    >
      <div className={classNames('flex items-center gap-3 p-3 pb-0', collapsed ? 'justify-center' : 'pl-5')}>
        {!collapsed && (
          <p className="flex-1 truncate text-base font-semibold text-white">{texts.brandFallback}</p>
        )}
        <IconButton
          icon={collapsed ? 'panel-left' : 'panel-left-close'}
          label={collapsed ? texts.expand : texts.collapse}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
          className="text-sidebar-ink hover:bg-sidebar-2 focus-visible:outline-sidebar-ink"
        />
      </div>
      <div className="min-h-0 flex-1">
        <Sidebar collapsed={collapsed} waiting={waiting} />
      </div>
    </aside>
  );
};

const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-wine-solid" />
  );

const headingIn = (main: HTMLElement) => main.querySelector<HTMLElement>('h1[tabindex]');

// A page that begins with one thing to type focuses it by itself.
const isTypingIn = (main: HTMLElement) =>
  main.contains(document.activeElement) && document.activeElement?.tagName === 'INPUT';

function focusHeading(main: HTMLElement): () => void {
  if (isTypingIn(main)) return () => undefined;
  (headingIn(main) ?? main).focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const heading = headingIn(main);
    // The user may have moved the focus meanwhile.
    if (heading && document.activeElement === main) heading.focus({ preventScroll: true });
    if (heading || document.activeElement !== main) observer.disconnect();
  });
  if (document.activeElement === main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses the heading of a new page, so that screen readers announce it. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const main = document.getElementById('content');
    return main ? focusHeading(main) : undefined;
  }, [pathname]);
}

export function AdminFrame() {
  const waiting = useWaitingCount();
  useNewOrderNotice();
  useFocusOnNavigation();
  useWantedField();
  useOverlayHistory();
  useReadAhead();
  return (
    <div className="flex min-h-[calc(100dvh-var(--toast-strip))] print:block">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-[calc(0.5rem+var(--toast-strip))] focus:left-2 focus:z-50 focus:rounded-full focus:bg-panel focus:px-4 focus:py-2 focus:font-semibold focus:text-ink"
      >
        {texts.skip}
      </a>
      <NavigationProgress />
      <SidebarColumn waiting={waiting} />
      <div className="relative flex min-w-0 flex-1 flex-col overflow-x-clip">
        <PhoneBar waiting={waiting} />
        <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col px-4 pt-4 pb-8 sm:px-6 lg:px-8">
          <div className="mb-5 hidden items-start justify-between gap-4 sm:flex print:hidden">
            <SystemStatus />
            <section aria-label={texts.tools} className="hidden lg:block">
              <Toolbar />
            </section>
          </div>
          <ClosedNotice />
          <SectionRow />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            <AllowedPage />
          </main>
        </div>
      </div>
      <Overlays />
      <ScrollRestoration />
    </div>
  );
}
