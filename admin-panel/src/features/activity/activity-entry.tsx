import {
  AUDIT_ACTORS,
  type AuditEntry,
  auditSentence,
  fulfillmentLabel,
  STAFF_ROLE_LABELS,
  type StaffRole,
  statusLabel,
} from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { texts } from './texts.ts';

type Change = { field: string; before: string; after: string };

const MAX_LENGTH = 160;
// Ids say nothing to people.
const HIDDEN = new Set(['_id', 'id', 'productId', 'other', 'requestId']);

const clipped = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

const named: Readonly<Record<string, (value: string) => string>> = {
  fulfillment: (value) => fulfillmentLabel(value, 'home'),
  staffRole: (value) => STAFF_ROLE_LABELS[value as StaffRole] ?? value,
};

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

const listText = (values: readonly unknown[]): string =>
  values.every(isPlain) ? clipped(values.join(', ')) : texts.elements(values.length);

function wordText(field: string, value: string, isOrder: boolean): string {
  if (field === 'status' && isOrder) return statusLabel(value);
  return clipped(named[field]?.(value) ?? value);
}

function valueText(field: string, value: unknown, isOrder: boolean): string {
  if (isAbsent(value)) return texts.none;
  if (typeof value === 'string') return wordText(field, value, isOrder);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('es-AR');
  return Array.isArray(value) ? listText(value) : clipped(JSON.stringify(value));
}

/** Returns what an entry says about each fact, before and after. */
function changesOf({ action, before, after }: AuditEntry): Change[] {
  const isOrder = action.startsWith('order-');
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !HIDDEN.has(field))
    .map((field) => ({
      field: texts.fields[field] ?? field,
      before: valueText(field, before?.[field], isOrder),
      after: valueText(field, after?.[field], isOrder),
    }))
    .filter((change) => change.before !== change.after);
}

export const actorText = (actor: string): string => (actor ? (AUDIT_ACTORS[actor] ?? actor) : texts.nobody);

const Changes = ({ changes, label }: { changes: readonly Change[]; label: string }) => (
  <details className="mt-1">
    <summary
      aria-label={texts.changesOf(label)}
      className="inline-flex min-h-11 cursor-pointer items-center text-sm text-wine underline underline-offset-4 sm:min-h-6"
    >
      {texts.changes}
    </summary>
    <dl className="mt-1 grid gap-2 rounded-panel bg-panel-2 px-3 py-2 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="font-semibold">{field}</dt>
          <dd className="break-words">
            <span className="text-muted">
              <span className="sr-only">{`${texts.before}: `}</span>
              {before}
            </span>
            <span aria-hidden="true">{texts.arrow}</span>
            <span className="sr-only">{`. ${texts.after}: `}</span>
            {after}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

/** Shows one entry of the activity, with its changes. */
export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const { actor, actorNow, at, order } = entry;
  const what = auditSentence(entry);
  const changes = changesOf(entry);
  return (
    <li className="px-4 py-3">
      <p className="break-words">
        <span className="font-semibold">{actorText(actor)}</span>{' '}
        {actorNow && actorNow !== actor && <span className="text-muted">{texts.actorNow(actorNow)} </span>}
        {order ? (
          <Link to={paths.order(order)} className="underline-offset-4 hover:underline">
            {what}
          </Link>
        ) : (
          what
        )}
      </p>
      <p className="text-xs text-muted tabular-nums">{formatDateTime(at)}</p>
      {changes.length > 0 && <Changes changes={changes} label={`${actorText(actor)} ${what}`} />}
    </li>
  );
}
