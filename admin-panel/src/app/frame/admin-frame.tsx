import { useEffect, useRef } from 'react';
import { ScrollRestoration, useNavigation, useLocation } from 'react-router-dom';
import { SystemStatus } from '#features/system-status/system-status.tsx';
import { usePreference } from '#shared/hooks/use-stored-json.ts';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useOverlayHistory } from '#ui/overlay/use-close-on-back.ts';
import { useNewOrderNotice } from '../new-orders/use-new-order-notice.tsx';
import { useWaitingCount } from '../new-orders/use-waiting-count.ts';
import { Overlays } from '../overlays/overlays.tsx';
import { texts } from '../texts.ts';
import { AllowedPage } from './allowed-page.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useWantedField } from './use-wanted-field.ts';

const SidebarColumn = ({ waiting }: { waiting: number }) => {
  const [collapsed, setCollapsed] = usePreference('adminSidebarCollapsed', false);
  return (
    <aside
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col bg-sidebar transition-[width] duration-150 lg:flex',
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

function focusHeading(main: HTMLElement): () => void {
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
  return (
    <div className="flex min-h-dvh print:block">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-panel focus:px-4 focus:py-2 focus:font-semibold focus:text-ink"
      >
        {texts.skip}
      </a>
      <NavigationProgress />
      <SidebarColumn waiting={waiting} />
      <div className="relative flex min-w-0 flex-1 flex-col overflow-x-clip">
        <header className="sticky top-0 z-30 flex items-center gap-2 bg-sidebar px-2 py-1.5 lg:hidden print:hidden">
          <MobileMenu waiting={waiting} />
          <p className="min-w-0 flex-1 truncate text-base font-semibold text-white">{texts.brandFallback}</p>
          <Toolbar onDark />
        </header>
        <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col px-4 pt-4 pb-8 sm:px-6 lg:px-8">
          <div className="mb-5 hidden items-start justify-between gap-4 sm:flex print:hidden">
            <SystemStatus />
            <section aria-label={texts.tools} className="hidden lg:block">
              <Toolbar />
            </section>
          </div>
          <ClosedNotice />
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
