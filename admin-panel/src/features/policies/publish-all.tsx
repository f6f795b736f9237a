import {
  openShop,
  POLICY_NAMES,
  type PolicyDraft,
  type PolicySummary,
  publishPolicy,
  renderPolicy,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { nounOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { missingText } from './missing-text.ts';
import { PolicyText } from './policy-text.tsx';
import { policiesQuery, policyDraftQuery } from './queries.ts';
import { texts } from './texts.ts';

type Loaded = { draft: PolicyDraft; values: Readonly<Record<string, string>> };

// One after another: a refusal names the policy, and those before it stay published.
async function publishEach(drafts: readonly PolicyDraft[]): Promise<number> {
  for (const { kind, version } of drafts)
    await call(publishPolicy, { params: { kind }, body: { seen: version } });
  return drafts.length;
}

const ShownTexts = ({ loaded }: { loaded: readonly Loaded[] }) =>
  loaded.map(({ draft: { kind, template }, values }) => (
    <details key={kind} className="rounded-panel border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {POLICY_NAMES[kind]}
      </summary>
      <div className="flex flex-col gap-2 pb-4 break-words">
        <PolicyText text={renderPolicy(template, values)} />
      </div>
    </details>
  ));

function PublishAllDialog({
  policies,
  onClose,
}: {
  policies: readonly PolicySummary[];
  onClose: () => void;
}) {
  const queries = useQueries({ queries: policies.map(({ kind }) => policyDraftQuery(kind)) });
  const loaded = queries.flatMap(({ data }): Loaded[] => (data ? [data] : []));
  const isLoaded = loaded.length === policies.length;
  const failure = queries.find(({ error }) => error)?.error;
  const { mutate, isPending, error } = useAction({
    run: () => publishEach(loaded.map(({ draft }) => draft)),
    success: texts.publishedAll,
    done: onClose,
    settled: (client) => {
      for (const one of [publishPolicy, openShop]) void client.invalidateQueries({ queryKey: nounOf(one) });
    },
  });
  const missing = missingText(
    loaded.map(({ draft }) => draft.template),
    loaded[0]?.values ?? {},
  );
  const fault = failure ?? error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.publishAllTitle(policies.length)}
      description={texts.publishText}
      width="lg"
      footer={
        <Button variant="primary" busy={isPending} disabled={!isLoaded} onClick={() => mutate()}>
          {texts.publishAll(policies.length)}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {missing && <p className="font-medium text-warn">{missing}</p>}
        {fault && <ErrorNotice message={`${texts.publishFailed}: ${errorText(fault)}`} />}
        {isLoaded ? <ShownTexts loaded={loaded} /> : !failure && <Skeleton className="h-40" />}
        <p className="text-sm text-muted">{texts.renewed}</p>
      </div>
    </Dialog>
  );
}

type PublishAllProps = {
  /** Fewer policies need no button of their own. */
  least?: number;
};

/** Publishes all policies whose draft says something new, after showing what they say; nothing without any. */
export function PublishAll({ least = 1 }: PublishAllProps) {
  const { data: policies = [] } = useQuery(policiesQuery);
  const [isOpen, setIsOpen] = useState(false);
  const outdated = policies.filter((one) => one.isOutdated);
  if (outdated.length < least) return null;
  return (
    <>
      <Button variant="primary" size="sm" onClick={() => setIsOpen(true)}>
        {texts.publishAll(outdated.length)}
      </Button>
      {isOpen && <PublishAllDialog policies={outdated} onClose={() => setIsOpen(false)} />}
    </>
  );
}
