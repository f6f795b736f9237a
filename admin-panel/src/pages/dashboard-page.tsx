import { Dashboard } from '#features/dashboard/dashboard.tsx';
import { texts } from '#features/dashboard/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';

export function Component() {
  usePageTitle(texts.title);
  return <Dashboard />;
}
