import { ApiError } from '@shop/web-kit/api';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { usePageTitle } from '../page-title.ts';
import { type Failed, failureText, Loaded } from './loaded.tsx';

type RefreshProps = { queryKey: QueryKey; children: string };

/** Loads the queries of a page anew. */
export function RefreshButton({ queryKey, children }: RefreshProps) {
  const client = useQueryClient();
  return (
    <Button icon="refresh-cw" onClick={() => void client.invalidateQueries({ queryKey })}>
      {children}
    </Button>
  );
}

type PageProps = Omit<ComponentProps<typeof PageHeader>, 'title' | 'description'> & {
  texts: { title: string; subtitle?: ReactNode };
  children: ReactNode;
};

/** Shows a page under its title, which is that of the browser's tab, too. */
export function Page({ texts: { title, subtitle }, children, ...header }: PageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} description={subtitle} {...header} />
      {children}
    </>
  );
}

type RecordPageProps<T> = Pick<ComponentProps<typeof PageHeader>, 'back'> & {
  query: ComponentProps<typeof Loaded<T>>['query'];
  texts: { pageTitle: string; loading: string };
  failed: Failed;
  /** Names the record in the browser's tab. */
  titleOf: (data: T) => string;
  /** Says that there is no such record. */
  notFound: ReactNode;
  children: (data: T) => ReactNode;
};

/** Shows the page of one record, or under its own title why there is nothing to show. */
export function RecordPage<T>(props: RecordPageProps<T>) {
  const { query, texts, failed, titleOf, back, notFound, children } = props;
  const { data, error, isPending } = query;
  usePageTitle((data && titleOf(data)) || texts.pageTitle);
  if (data || isPending)
    return (
      <Loaded query={query} failed={failed} loading={texts.loading}>
        {children}
      </Loaded>
    );
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title={texts.pageTitle} back={back} />
      {isMissing ? notFound : <LoadError query={query} message={failureText(error, failed)} />}
    </>
  );
}
