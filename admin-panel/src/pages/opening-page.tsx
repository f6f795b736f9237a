import { OpeningScreen } from '#features/opening/opening-screen.tsx';
import { PublishAll } from '#features/policies/publish-all.tsx';
import { texts } from '#features/opening/texts.ts';
import { backToSettings } from '#shared/back-links.ts';
import { Page } from '#shared/resource/page.tsx';

export const Component = () => (
  <Page texts={texts} back={backToSettings}>
    <OpeningScreen publishPolicies={<PublishAll />} />
  </Page>
);
