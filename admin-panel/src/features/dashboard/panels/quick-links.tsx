import { type StaffPermission } from '@shop/contract';
import { Link } from 'react-router-dom';
import { usePermissions } from '#shared/access/permissions.ts';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

type QuickLink = {
  to: string;
  icon: string;
  label: string;
  needs: StaffPermission | null;
  /** Not shown to people who have this right: their links are those of the specification. */
  unless?: StaffPermission;
};

const links: readonly QuickLink[] = [
  { to: paths.newProduct, icon: 'plus', label: texts.newProduct, needs: 'createProduct' },
  { to: paths.orders, icon: 'shopping-bag', label: texts.seeOrders, needs: 'listOrders' },
  { to: paths.products, icon: 'shirt', label: texts.seeProducts, needs: 'seeHiddenProducts' },
  {
    to: paths.reports,
    icon: 'chart-bar',
    label: texts.seeReports,
    needs: 'readReport',
    unless: 'listOrders',
  },
  { to: paths.settings, icon: 'settings', label: texts.settings, needs: null },
];

export function QuickLinks() {
  const allows = usePermissions();
  return (
    <SectionCard title={texts.quickLinks} className="@container">
      <ul className="grid grid-cols-1 gap-2 @3xs:grid-cols-2 @2xl:grid-cols-4">
        {links
          .filter(({ needs, unless }) => allows(needs) && !(unless && allows(unless)))
          .map(({ to, icon, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full min-h-14 items-center gap-2.5 rounded-panel border border-line px-3 py-2 font-semibold hover:border-line-strong hover:bg-panel-2"
              >
                <Icon name={icon} className="size-5 shrink-0 text-wine" />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </SectionCard>
  );
}
