import {
  parsePolicy,
  POLICY_PATHS,
  policyVersionPath,
  WITHDRAWAL_SUBJECT,
  type Policy,
  type PolicyBlock,
  type PolicySpan,
} from '@shop/contract';
import { formatDate } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { texts } from './texts.ts';

const Spans = ({ spans }: { spans: readonly PolicySpan[] }) =>
  spans.map(({ text, strong }, at) => (strong ? <strong key={at}>{text}</strong> : text));

function Block({ block }: { block: PolicyBlock }) {
  if (block.type === 'list')
    return (
      <ul className="list-disc pl-6">
        {block.items.map((spans, at) => (
          <li key={at} className="py-1">
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    );
  if (block.type === 'heading')
    return (
      <h2 className="mt-6 text-h3">
        <Spans spans={block.spans} />
      </h2>
    );
  return (
    <p>
      <Spans spans={block.spans} />
    </p>
  );
}

function OlderNotice({ kind, version, versions }: Policy) {
  const latest = versions[0]?.version ?? version;
  if (version === latest) return null;
  return (
    <p className="rounded-panel bg-warn-soft p-3 font-medium">
      {texts.older}{' '}
      <Link to={POLICY_PATHS[kind]} className="link">
        {texts.current(latest)}
      </Link>
    </p>
  );
}

const Versions = ({ kind, versions }: Policy) => (
  <nav aria-labelledby="versiones" className="no-print mt-6 border-t border-line pt-6">
    <h2 id="versiones" className="font-sans text-base font-semibold">
      {texts.versions}
    </h2>
    <ul>
      {versions.map(({ version, publishedAt }) => (
        <li key={version}>
          <Link to={policyVersionPath(kind, version)} className="link inline-flex min-h-11 items-center">
            {texts.versionOf(version, formatDate(publishedAt))}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Shows a version of a policy, complete without script; print styles leave its text alone. */
export const PolicyView = ({ policy }: { policy: Policy }) => (
  <article className="page flex max-w-4xl flex-col gap-4 py-10 lg:py-14">
    <h1 className="text-h2">{policy.title}</h1>
    <p className="text-ink-soft">{texts.version(policy.version, formatDate(policy.publishedAt))}</p>
    <OlderNotice {...policy} />
    <div className="flex max-w-text flex-col gap-3 break-words">
      {parsePolicy(policy.text).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
    <div className="no-print mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className="btn btn-outline" onClick={() => window.print()}>
        <Icon name="printer" />
        {texts.print}
      </button>
      <Link to={paths.withdrawal} className="link inline-flex min-h-11 items-center font-semibold">
        {WITHDRAWAL_SUBJECT}
      </Link>
    </div>
    <Versions {...policy} />
  </article>
);
