import { type CaseRecord } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { texts } from '../texts.ts';
import { UrgencyBadge } from '../urgency-badge.tsx';

const orderOf = ({ order, orderNumber }: CaseRecord): string => {
  if (order) return texts.order(order.orderNumber);
  return orderNumber ? texts.unknownOrder(orderNumber) : texts.noOrder;
};

/** Shows one case as a link to its page. */
export function CaseRow({ record }: { record: CaseRecord }) {
  const { _id, kind, code, name, email, phone, state, term, isOpen, dueAt, receivedAt } = record;
  return (
    <li>
      <h2>
        <Link to={paths.case(_id)} className="flex min-h-16 items-start gap-3 px-4 py-3 hover:bg-panel-2">
          <Icon name="chevron-right" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 sm:flex-row">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">
                {texts.kinds[kind]} <span className="font-medium tabular-nums">{code}</span>
              </span>
              <span className="block text-sm break-words text-muted">
                {[name || email || phone || texts.nobody, orderOf(record)].join(' · ')}
              </span>
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-2 text-xs text-muted tabular-nums sm:shrink-0">
              <UrgencyBadge dueAt={dueAt} />
              {term === 'late' && <Badge tone="warn-outline">{texts.terms.late}</Badge>}
              <Badge tone={isOpen ? 'info' : 'success'}>{texts.caseStates[state] ?? state}</Badge>
              {formatDateTime(receivedAt)}
            </span>
          </span>
        </Link>
      </h2>
    </li>
  );
}
