import type { SVGProps } from 'react';
import { iconId } from './icon-id.ts';
import sprite from './icons.svg?url&no-inline';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'name'> & {
  /** As the content keeps it ('MapPin') or as the sprite does ('map-pin'); content's have been through drawnIcon. */
  name: string;
};

/** A decorative icon of the sprite in the colour of its text; what it means is said beside it. */
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
