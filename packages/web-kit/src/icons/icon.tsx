import type { SVGProps } from 'react';
import { iconId } from './icon-id.ts';
import sprite from './icons.svg?url&no-inline';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'name'> & {
  /** 'MapPin' or 'map-pin'; names from the content must pass resolveIconName first. */
  name: string;
};

/** Decorative sprite icon in the colour of its text, hidden from screen readers. */
export const Icon = ({ name, className = 'size-5', ...rest }: IconProps) => (
  <svg
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...rest}
  >
    <use href={`${sprite}#${iconId(name)}`} />
  </svg>
);
