import { Link } from '#shared/router/router.tsx';
import { Icon } from '@shop/web-kit/icons';
import { listTexts as texts } from './list-texts.ts';

type Crumb = { name: string; path: string };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumb} className="py-3">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-soft">
        {crumbs.map(({ name, path }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={path} className="inline-flex max-w-full items-center gap-1">
              {last ? (
                <span aria-current="page" className="min-w-0 text-ink">
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
                  <Icon name="chevron-right" className="size-4" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
