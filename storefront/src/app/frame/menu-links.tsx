import { Link, useLocation } from '#shared/router/router.tsx';
import { paths, sections } from '#shared/navigation/paths.ts';
import { SectionLink } from '#shared/navigation/section-link.tsx';
import { texts } from './texts.ts';

const entry = 'inline-flex min-h-11 items-center rounded-full px-3 font-medium hover:text-wine';

export function MenuLinks() {
  const { pathname } = useLocation();
  const isTracking = pathname === paths.tracking;
  return (
    <ul className="flex flex-col gap-1 lg:flex-row">
      {(['hero', 'products', 'contact'] as const).map((section) => (
        <li key={section}>
          <SectionLink section={sections[section]} className={entry}>
            {texts[section]}
          </SectionLink>
        </li>
      ))}
      <li>
        <Link
          to={paths.tracking}
          aria-current={isTracking ? 'page' : undefined}
          className={isTracking ? `${entry} text-wine underline underline-offset-8` : entry}
        >
          {texts.tracking}
        </Link>
      </li>
    </ul>
  );
}
