import { errorText } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ContentEditor } from '#features/content-editor/content-editor.tsx';
import { contentSourceQuery, reloadContent } from '#features/content-editor/queries.ts';
import { texts } from '#features/content-editor/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

export function Component() {
  usePageTitle(texts.title);
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery(contentSourceQuery);
  const [hasTriedToSave, setHasTriedToSave] = useState(false);
  const refresh = () => void reloadContent(client);

  if (data) return <ContentEditor published={data.content} variables={data.variables} onRefresh={refresh} />;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.intro}
        actions={error && <Button onClick={() => setHasTriedToSave(true)}>{texts.save}</Button>}
      />
      {error ? (
        <div className="space-y-3">
          <ErrorNotice
            message={errorText(error, texts.loadFailure)}
            onRetry={refresh}
            retrying={isFetching}
          />
          {hasTriedToSave && <ErrorNotice message={texts.nothingToSave} />}
        </div>
      ) : (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-96" />
        </div>
      )}
    </>
  );
}
