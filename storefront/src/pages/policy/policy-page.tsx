import { useQuery } from '@tanstack/react-query';
import { POLICY_KINDS, POLICY_PATHS, VERSION_PARAM } from '@shop/contract';
import { statusOf } from '@shop/web-kit/api';
import { PolicyView } from '#features/policy/policy-view.tsx';
import { policyQuery } from '#features/policy/queries.ts';
import { texts } from '#features/policy/texts.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Link, useLocation, useSearchParams } from '#shared/router/router.tsx';

type ProblemProps = { isMissing: boolean; retry: () => void };

const Problem = ({ isMissing, retry }: ProblemProps) => (
  <div className="page section flex flex-col items-center gap-4 text-center">
    <p role="alert">{isMissing ? texts.missing : texts.failed}</p>
    {isMissing ? (
      <Link to={paths.home} className="btn btn-primary">
        {texts.home}
      </Link>
    ) : (
      <button type="button" className="btn btn-primary" onClick={retry}>
        {texts.retry}
      </button>
    )}
  </div>
);

const MISSING: readonly unknown[] = [400, 404];

export default function PolicyPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kind = POLICY_KINDS.find((one) => POLICY_PATHS[one] === pathname) ?? 'terms';
  const { data, error, isPending, refetch } = useQuery(policyQuery(kind, search.get(VERSION_PARAM)));
  if (data) return <PolicyView policy={data} />;
  if (isPending)
    return (
      <p role="status" className="page section text-center">
        {texts.loading}
      </p>
    );
  return <Problem isMissing={MISSING.includes(statusOf(error))} retry={() => void refetch()} />;
}
