import {
  type ClosedNotice,
  closeShop,
  INSTALLER_CHECKS,
  type Opening,
  type OpeningCheck,
  openShop,
  POLICY_CHECKS,
  updateClosedNotice,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { shopPaths } from '#shared/paths.ts';
import { DraftForm } from '#shared/resource/draft-form.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { toast } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { CheckItem } from './check-item.tsx';
import { Progress } from './progress.tsx';
import { openingQuery } from './queries.ts';
import { texts } from './texts.ts';
import { openingChange, useOpeningChange } from './use-opening-change.ts';

type Props = { opening: Opening };

function OpenButton({ opening: { checks, isReady } }: Props) {
  const { mutate, isPending } = useOpeningChange(() => call(openShop), texts.opened);
  const red = checks.filter(({ state }) => state === 'red');
  const pending = checks.filter(({ state }) => state === 'waived').map(({ title }) => title);
  const text = (
    <>
      <p>{texts.openQuestion}</p>
      {pending.length > 0 && <p className="mt-2 font-medium text-warn">{texts.openPending(pending)}</p>}
    </>
  );
  const { ask, dialog } = useQuestion(
    { title: texts.openTitle, text, confirmLabel: texts.openShop, tone: 'primary' },
    mutate,
  );
  return (
    <>
      <Button
        variant="primary"
        icon="store"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : 'opening-not-ready'}
        busy={isPending}
        onClick={() => ask()}
      >
        {texts.openShop}
      </Button>
      {!isReady && (
        <p id="opening-not-ready" className="w-full text-sm text-muted">
          {texts.notReady(red.length)}
        </p>
      )}
      {dialog}
    </>
  );
}

function CloseButton() {
  const { mutate, isPending } = useOpeningChange(() => call(closeShop), texts.closedDone);
  const { ask, dialog } = useQuestion(
    { title: texts.closeTitle, text: texts.closeQuestion, confirmLabel: texts.closeConfirm },
    mutate,
  );
  return (
    <>
      <Button variant="danger-ghost" busy={isPending} onClick={() => ask()}>
        {texts.closeShop}
      </Button>
      {dialog}
    </>
  );
}

/** Shows whether the shop is open and how far the checklist is, with the button that changes it. */
function StatePanel({ opening }: Props) {
  const { isOpen, changedBy, changedAt, checks } = opening;
  return (
    <SectionCard
      title={
        <Badge tone={isOpen ? 'success' : 'warn'} className="text-sm">
          {isOpen ? texts.open : texts.closed}
        </Badge>
      }
      bodyClassName="space-y-4"
    >
      <p>
        {isOpen ? texts.openText : texts.closedText}{' '}
        {changedBy && changedAt && (
          <span className="text-muted">{texts.changed(changedBy, formatDateTime(changedAt))}</span>
        )}
      </p>
      <Progress checks={checks} />
      <div className="flex flex-wrap items-center gap-3">
        {!isOpen && <OpenButton opening={opening} />}
        <Button asChild icon="eye">
          <a href={shopPaths.home} target="_blank" rel="noreferrer">
            {isOpen ? texts.seeShop : texts.preview}
          </a>
        </Button>
        {isOpen && <CloseButton />}
      </div>
    </SectionCard>
  );
}

const ORDER = ['red', 'waived', 'green'];

// Within a state the server's order stays.
const sorted = (checks: readonly OpeningCheck[]): OpeningCheck[] =>
  [...checks].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));

const noticeFields: Fields<ClosedNotice> = {
  title: {
    label: texts.noticeTitle,
    optional: true,
    maxLength: 80,
    autoComplete: 'off',
    placeholder: texts.noticeTitleHint,
  },
  text: { kind: 'long', label: texts.noticeBody, optional: true, rows: 4, maxLength: 600 },
};

/** Edits what the closed page says; what was typed stays when it cannot be saved. */
const NoticeForm = ({ notice: { title, text } }: { notice: ClosedNotice }) => (
  <SectionCard title={texts.notice} description={texts.noticeText}>
    <DraftForm
      {...openingChange}
      initial={{ title, text }}
      fields={noticeFields}
      save={(body) => call(updateClosedNotice, { body })}
      success={texts.noticeSaved}
      tell={toast.error}
      submitLabel={texts.noticeSave}
      button={{ variant: 'secondary' }}
    />
  </SectionCard>
);

const isPolicy = ({ key, state }: OpeningCheck) => POLICY_CHECKS.includes(key) && state === 'red';
const isForInstaller = ({ key }: OpeningCheck) => INSTALLER_CHECKS.includes(key);

/** Lists checks, those that are missing first; `children` stand between them and the others. */
const CheckList = ({ checks, children }: { checks: readonly OpeningCheck[]; children?: ReactNode }) => {
  const [missing, rest] = [true, false].map((isMissing) =>
    sorted(checks).filter(({ state }) => (state === 'red') === isMissing),
  );
  return (
    <ol>
      {missing?.map((check) => (
        <CheckItem key={check.key} check={check} />
      ))}
      {children}
      {rest?.map((check) => (
        <CheckItem key={check.key} check={check} />
      ))}
    </ol>
  );
};

/** Joins the policies that are not published into one item: they are read and published together. */
const PoliciesItem = ({ checks, children }: { checks: readonly OpeningCheck[]; children: ReactNode }) => (
  <li className="flex items-start gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
    <Icon name="circle" className="mt-0.5 size-5 shrink-0 text-danger" />
    <div className="min-w-0 flex-1 space-y-2">
      <h3 className="font-semibold">{texts.policies(checks.length)}</h3>
      <p className="max-w-prose text-sm text-muted">{texts.policiesText}</p>
      <div className="flex flex-wrap gap-2">
        {children}
        {checks.map((check) => (
          <Button key={check.key} asChild size="sm" variant="ghost">
            <Link to={check.path} aria-label={texts.solveNamed(check.title)}>
              {check.title}
            </Link>
          </Button>
        ))}
      </div>
    </div>
  </li>
);

type ShownProps = Props & { publishPolicies: ReactNode };

function ShownOpening({ opening, publishPolicies }: ShownProps) {
  const { checks } = opening;
  const policies = checks.filter(isPolicy);
  const own = checks.filter((check) => !isPolicy(check) && !isForInstaller(check));
  const ofInstaller = checks.filter(isForInstaller);
  const item = policies.length > 0 && <PoliciesItem checks={policies}>{publishPolicies}</PoliciesItem>;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
      <div className="xl:col-start-2">
        <StatePanel opening={opening} />
      </div>
      <div className="space-y-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <SectionCard title={texts.list}>
          <CheckList checks={own}>{item}</CheckList>
        </SectionCard>
        {ofInstaller.length > 0 && (
          <SectionCard title={texts.installer} description={texts.installerText}>
            <CheckList checks={ofInstaller} />
          </SectionCard>
        )}
      </div>
      <div className="xl:col-start-2">
        <NoticeForm notice={opening.notice} />
      </div>
    </div>
  );
}

/** Shows the checklist of the opening, the state of the shop and the text of its closed page. */
export const OpeningScreen = ({ publishPolicies }: { publishPolicies: ReactNode }) => (
  <Loaded
    query={useQuery(openingQuery)}
    failed={(why) => `${texts.loadFailed}: ${why}`}
    loading={texts.loading}
  >
    {(opening) => <ShownOpening opening={opening} publishPolicies={publishPolicies} />}
  </Loaded>
);
