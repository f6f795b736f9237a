import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { usePageTitle } from '../page-title.ts';

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
  texts: { title: string; subtitle?: string };
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
