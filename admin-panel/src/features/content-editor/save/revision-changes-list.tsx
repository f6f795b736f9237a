import { type ContentRevision } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { revisionQuery } from '../queries.ts';
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
export function RevisionChanges({ revision, previous }: RevisionChangesProps) {
  const after = useQuery(revisionQuery(revision._id));
  const before = useQuery(revisionQuery(previous._id));
  const failed = [before, after].find(({ isError }) => isError);
  if (failed) return <LoadError query={failed} message={t.failed} />;
  if (!before.data || !after.data) return <SkeletonRows rows={2} className="px-0" />;
  const changes = contentChanges(before.data, after.data);
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
