import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '#shared/content-queries.ts';
import { texts } from './texts.ts';

/** Shown in place of a page whose texts have not come: loading, failed or absent. */
export function ContentNotice() {
  const { isPending, isError } = useQuery(contentQuery());
  if (isPending)
    return (
      <p role="status" className="page section text-center">
        {texts.contentLoading}
      </p>
    );
  return (
    <div className="page section flex flex-col items-center gap-4 text-center">
      <p role="alert">{isError ? texts.contentFailed : texts.contentMissing}</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </div>
  );
}
