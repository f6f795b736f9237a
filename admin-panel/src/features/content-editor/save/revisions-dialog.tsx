import { type ContentRevision, type SiteContent } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { revisionQuery, revisionsQuery } from '../queries.ts';
import { labelOf } from '../fields/field-names.ts';
import { CONTENT_TABS } from '../tabs/content-tabs.ts';
import { type ContentChange, contentChanges } from './revision-changes.ts';
import { texts as t } from './texts.ts';

const SHORT = 160;

/** Shows the beginning of a long text, and the rest on request. */
function FoldedText({ children: text }: { children: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (text.length <= SHORT) return text;
  return (
    <>
      {isWhole ? text : `${text.slice(0, SHORT).trimEnd()}…`}{' '}
      <Button variant="link" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? t.less : t.more}
      </Button>
    </>
  );
}

const Value = ({ label, children }: { label: string; children: string }) => (
  <p className="break-words whitespace-pre-line">
    <span className="text-muted">{label} </span>
    <FoldedText>{children}</FoldedText>
  </p>
);

const Change = ({ change }: { change: ContentChange }): ReactNode => (
  <li className="border-line border-t py-2 text-sm">
    <p className="font-medium break-words">{change.name}</p>
    {change.kind === 'changed' ? (
      <>
        <Value label={t.before}>{change.before}</Value>
        <Value label={t.after}>{change.after}</Value>
      </>
    ) : (
      <Value label={t[change.kind]}>{change.item}</Value>
    )}
  </li>
);

type RevisionChangesProps = { revision: ContentRevision; previous: ContentRevision };

/** Lists what a version changed against the one before it. */
function RevisionChanges({ revision, previous }: RevisionChangesProps) {
  const after = useQuery(revisionQuery(revision._id));
  const before = useQuery(revisionQuery(previous._id));
  const failed = [before, after].find(({ isError }) => isError);
  if (failed) return <LoadError query={failed} message={t.failed} />;
  if (!before.data || !after.data) return <SkeletonRows rows={2} className="px-0" />;
  const changes = contentChanges(before.data.content, after.data.content);
  if (changes.length === 0) return <p className="text-muted py-2 text-sm">{t.same}</p>;
  return (
    <ul>
      {changes.map((change) => (
        <Change
          key={`${change.kind} ${change.name} ${'item' in change ? change.item : ''}`}
          change={change}
        />
      ))}
    </ul>
  );
}

type Props = { onClose: () => void; onRestore: (content: SiteContent) => void };

export function RevisionsDialog({ onClose, onRestore }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.title} width="lg">
      <Loaded query={useQuery(revisionsQuery)} failed={() => t.failed} loading={<Spinner />}>
        {(revisions) =>
          revisions.length === 0 ? (
            <p>{t.empty}</p>
          ) : (
            <ol className="divide-line divide-y">
              {revisions.map((revision, i) => (
                <li key={revision._id} className="py-3">
                  <RevisionRow revision={revision} onRestore={onRestore} />
                  <Changes revision={revision} previous={revisions[i + 1]} isNewest={i === 0} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const sectionNames = (sections: readonly string[]) =>
  CONTENT_TABS.filter((tab) => sections.includes(tab))
    .map(labelOf)
    .join(', ');

type ChangesProps = { revision: ContentRevision; previous: ContentRevision | undefined; isNewest: boolean };

// Only an open entry is loaded: fifty versions of all texts are a long download.
function Changes({ revision, previous, isNewest }: ChangesProps) {
  const [isOpen, setIsOpen] = useState(isNewest);
  if (!previous) return <p className="text-muted mt-1 text-sm">{t.oldest}</p>;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="mt-1">
      <summary className="text-wine min-h-6 py-2 text-sm font-medium">
        {t.changed} {sectionNames(revision.changedSections) || t.nothing}
      </summary>
      {isOpen && <RevisionChanges revision={revision} previous={previous} />}
    </details>
  );
}

function RevisionRow({ revision, onRestore }: { revision: ContentRevision; onRestore: Props['onRestore'] }) {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useAction({
    run: () => client.fetchQuery({ ...revisionQuery(revision._id), networkMode: 'always' }),
    done: ({ content }) => onRestore(content),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">{t.entry(revision.version)}</p>
        <p className="text-muted text-sm">
          {formatDateTime(revision.at)} · {revision.author}
        </p>
        {isError && (
          <p role="alert" className="text-danger text-sm">
            {t.failed}
          </p>
        )}
      </div>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {t.restore}
      </Button>
    </div>
  );
}
