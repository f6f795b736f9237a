import { OpeningScreen } from '#features/opening/opening-screen.tsx';
import { texts } from '#features/opening/texts.ts';
import { PublishAll } from '#features/policies/publish-all.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The start page of a shop that never opened: the way to its opening. */
export const FirstHour = () => (
  <>
    <PageHeader title={texts.dashboard} description={texts.subtitle} />
    <OpeningScreen publishPolicies={<PublishAll />} />
  </>
);
