import { Link } from '#shared/router/router.tsx';
import { Icon } from '@shop/web-kit/icons';
import { listTexts as texts } from './list-texts.ts';

type Crumb = { name: string; path: string };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted xs:flex-nowrap">
        {crumbs.map(({ name, path }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={path} className={`inline-flex items-center gap-1 ${last ? 'min-w-0' : 'shrink-0'}`}>
              {last ? (
                <span aria-current="page" className="truncate">
                  {name}
                </span>
              ) : (
                <>
                  <Link
                    to={path}
                    className="inline-flex min-h-11 min-w-11 items-center hover:text-wine hover:underline"
                  >
                    {name}
                  </Link>
                  <Icon name="chevron-right" className="size-4 shrink-0" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
