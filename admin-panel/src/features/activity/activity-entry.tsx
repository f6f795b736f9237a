import { type AuditEntry } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { actionText } from './action-texts.ts';
import { type Change, changesOf } from './changes.ts';
import { texts } from './texts.ts';

export const actorText = (actor: string): string => (actor ? (texts.actors[actor] ?? actor) : texts.nobody);

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
  const what = actionText(entry);
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
