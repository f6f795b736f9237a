import type { ReactNode } from 'react';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';

type FilterChipProps = {
  to: string;
  isOn: boolean;
  label?: string;
  replace?: boolean;
  children: ReactNode;
};

export const FilterChip = ({ to, isOn, label, replace = false, children }: FilterChipProps) => (
  <Link
    to={to}
    aria-label={label}
    aria-current={isOn ? 'true' : undefined}
    className={isOn ? 'chip chip-on' : 'chip'}
    state={IN_PLACE}
    replace={replace}
  >
    {children}
  </Link>
);
