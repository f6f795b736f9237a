import { Link } from '#shared/router/router.tsx';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/navigation/paths.ts';
import { texts } from './deferred-texts.ts';

const frame = 'page section flex flex-col items-center gap-4 text-center';

const ProductNotFound = () => (
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

type ProblemProps = {
  retry: (() => void) | null;
  /** True below a product of which a list knows enough to buy it. */
  isPart?: boolean;
};

function ProductFailure({ retry, isPart = false }: ProblemProps & { retry: () => void }) {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div className={frame}>
      <Heading tabIndex={-1} className="text-h3" role="alert">
        {texts.failed}
      </Heading>
      <button type="button" className="btn btn-primary" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** Says that a product does not exist, or offers to load it again when it may. */
export default function ProductProblem({ retry, ...failure }: ProblemProps) {
  return retry ? <ProductFailure {...failure} retry={retry} /> : <ProductNotFound />;
}
