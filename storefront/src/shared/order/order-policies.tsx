import { POLICY_NAMES, policyVersionPath } from '@shop/contract';
import { Link } from '#shared/router/router.tsx';
import { isFullOrder, type AnyOrder } from './order-progress.ts';
import { texts } from './texts.ts';

/** Links to exactly those versions of the policies that the buyer accepted; nothing where the order names none. */
export function OrderPolicies({ order, className }: { order: AnyOrder; className: string }) {
  if (!isFullOrder(order) || order.acceptedPolicies.length === 0) return null;
  return (
    <div className={className}>
      <p>{texts.policies}</p>
      <ul className="flex flex-wrap gap-x-4">
        {order.acceptedPolicies.map(({ kind, version }) => (
          <li key={kind}>
            <Link to={policyVersionPath(kind, version)} className="link inline-flex min-h-11 items-center">
              {texts.policyVersion(POLICY_NAMES[kind], version)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
