import { useQuery } from '@tanstack/react-query';
import { statusOf } from '@shop/web-kit/api';
import { contentQuery } from '#shared/content/content-queries.ts';
import { texts } from './texts.ts';

const ANSWERED = 200;

export function MissingContent() {
  const { isPending, error } = useQuery(contentQuery());
  // A malformed answer counts as missing content: a reload would not help.
  const failed = error !== null && statusOf(error) !== ANSWERED;
  if (isPending)
    return (
      <p role="status" className="page section text-center">
        {texts.contentLoading}
      </p>
    );
  return (
    <div className="page section flex flex-col items-center gap-4 text-center">
      <div role="alert">
        {failed && <p className="font-semibold">{texts.contentFailedTitle}</p>}
        <p>{failed ? texts.contentFailed : texts.contentMissing}</p>
      </div>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </div>
  );
}
