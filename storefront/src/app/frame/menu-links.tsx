import { Link, useLocation } from '#shared/router/index.ts';
import { paths, sections } from '#shared/paths.ts';
import { SectionLink } from '#shared/navigation/section-link.tsx';
import { texts } from './texts.ts';

const entry = 'inline-flex min-h-11 items-center rounded-full px-3 font-medium hover:text-wine';

/** The four entries of the menu. */
export function MenuLinks() {
  const { pathname } = useLocation();
  const tracking = pathname === paths.tracking;
  return (
    <ul className="flex flex-col gap-1 lg:flex-row">
      <li>
        <SectionLink section={sections.hero} className={entry}>
          {texts.home}
        </SectionLink>
      </li>
      <li>
        <SectionLink section={sections.products} className={entry}>
          {texts.products}
        </SectionLink>
      </li>
      <li>
        <SectionLink section={sections.contact} className={entry}>
          {texts.contact}
        </SectionLink>
      </li>
      <li>
        <Link
          to={paths.tracking}
          aria-current={tracking ? 'page' : undefined}
          className={tracking ? `${entry} text-wine underline underline-offset-8` : entry}
        >
          {texts.tracking}
        </Link>
      </li>
    </ul>
  );
}
