import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

const links = [
  { to: paths.newProduct, icon: 'plus', label: texts.newProduct },
  { to: paths.orders, icon: 'shopping-bag', label: texts.seeOrders },
  { to: paths.products, icon: 'shirt', label: texts.seeProducts },
  { to: paths.settings, icon: 'settings', label: texts.settings },
];

export const QuickLinks = () => (
  <SectionCard title={texts.quickLinks} className="@container">
    <ul className="grid grid-cols-1 gap-2 @3xs:grid-cols-2 @2xl:grid-cols-4">
      {links.map(({ to, icon, label }) => (
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
