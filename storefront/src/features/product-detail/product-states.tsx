import { Link } from '#shared/router/router.tsx';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/navigation/paths.ts';
import { texts } from './texts.ts';

const frame = 'page section flex flex-col items-center gap-4 text-center';

export const ProductLoading = () => (
  <div className="page grid animate-pulse gap-8 py-12 md:grid-cols-2">
    <h1 tabIndex={-1} className="sr-only">
      {texts.loading}
    </h1>
    <div aria-hidden="true" className="aspect-[4/5] rounded-image bg-sand" />
    <div aria-hidden="true" className="flex flex-col gap-4">
      <div className="h-12 w-2/3 rounded-sm bg-sand" />
      <div className="h-8 w-1/3 rounded-sm bg-sand" />
      <div className="h-12 rounded-full bg-sand" />
    </div>
  </div>
);

export const ProductNotFound = () => (
  <div className={frame}>
    <Icon name="search" className="size-10 text-rose" />
    <h1 tabIndex={-1} className="text-h2">
      {texts.notFound}
    </h1>
    <p className="text-ink-soft">{texts.notFoundDetail}</p>
    <Link to={paths.home} className="btn btn-primary">
      {texts.backHome}
    </Link>
  </div>
);

export const ProductFailure = ({ retry }: { retry: () => void }) => (
  <div className={frame}>
    <h1 tabIndex={-1} className="text-xl" role="alert">
      {texts.failed}
    </h1>
    <button type="button" className="btn btn-primary" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);
