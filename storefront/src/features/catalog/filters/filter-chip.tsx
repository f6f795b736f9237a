import type { ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';

type FilterChipProps = { to: string; isOn: boolean; label?: string; children: ReactNode };

export const FilterChip = ({ to, isOn, label, children }: FilterChipProps) => (
  <Link
    to={to}
    aria-label={label}
    aria-current={isOn ? 'true' : undefined}
    className={isOn ? 'chip chip-on' : 'chip'}
    state={IN_PLACE}
  >
    {children}
  </Link>
);

type FilterDetailsProps = {
  icon: string;
  title: string;
  isOpen: boolean;
  className: string;
  children: ReactNode;
};

export const FilterDetails = ({ icon, title, isOpen, className, children }: FilterDetailsProps) => (
  <details className={`group/filters open:w-full ${className}`} open={isOpen}>
    <summary className="chip list-none gap-2 [&::-webkit-details-marker]:hidden">
      <Icon name={icon} className="size-4" />
      {title}
      <Icon name="chevron-down" className="size-4 transition-transform group-open/filters:rotate-180" />
    </summary>
    {children}
  </details>
);
