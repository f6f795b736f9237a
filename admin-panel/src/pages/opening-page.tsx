import { OpeningScreen } from '#features/opening/opening-screen.tsx';
import { texts } from '#features/opening/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} description={texts.subtitle} />
      <OpeningScreen />
    </>
  );
}
