import { useQuery } from '@tanstack/react-query';
import { type ContentRevision, type SiteContent } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { CONTENT_TABS, tabLabel } from '../tabs/content-tabs.ts';
import { fetchRevision, revisionsQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const t = texts.revisions;

type Props = { onClose: () => void; onRestore: (content: SiteContent) => void };

export function RevisionsDialog({ onClose, onRestore }: Props) {
  const revisions = useQuery(revisionsQuery);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.title} width="lg">
      {revisions.isError && <LoadError query={revisions} message={t.failed} />}
      {revisions.isPending && <Spinner />}
      {revisions.data?.length === 0 && <p>{t.empty}</p>}
      <ol className="divide-line divide-y">
        {revisions.data?.map((revision) => (
          <li key={revision._id}>
            <RevisionRow revision={revision} onRestore={onRestore} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const sectionNames = (sections: readonly string[]) =>
  CONTENT_TABS.filter((tab) => sections.includes(tab))
    .map(tabLabel)
    .join(', ');

function RevisionRow({ revision, onRestore }: { revision: ContentRevision; onRestore: Props['onRestore'] }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function restore() {
    setState('busy');
    try {
      onRestore(await fetchRevision(revision._id));
    } catch {
      setState('failed');
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{t.entry(revision.version)}</p>
        <p className="text-muted text-sm">
          {formatDateTime(revision.at)} · {revision.author}
        </p>
        {revision.changedSections.length > 0 && (
          <p className="text-muted text-sm">
            {t.changed} {sectionNames(revision.changedSections)}
          </p>
        )}
        {state === 'failed' && (
          <p role="alert" className="text-danger text-sm">
            {t.failed}
          </p>
        )}
      </div>
      <Button size="sm" busy={state === 'busy'} onClick={() => void restore()}>
        {t.restore}
      </Button>
    </div>
  );
}
