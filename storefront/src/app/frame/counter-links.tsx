import { Link } from '#shared/router/index.ts';
import { Icon } from '@shop/web-kit/icons';

const CAP = 99;

type CountedLinkProps = { to: string; icon: string; count: number; label: string; className?: string };

/** An icon of the header with how many there are behind it, once there are some. */
export const CountedLink = ({ to, icon, count, label, className = '' }: CountedLinkProps) => (
  <Link to={to} className={`icon-btn relative ${className}`} aria-label={label}>
    <Icon name={icon} />
    {count > 0 && (
      <span
        aria-hidden="true"
        className="absolute top-0 right-0 min-w-5 rounded-full bg-wine px-1 text-center text-xs leading-5 font-semibold text-white tabular-nums"
      >
        {Math.min(count, CAP)}
      </span>
    )}
    <span role="status" className="sr-only">
      {count > 0 && label}
    </span>
  </Link>
);
