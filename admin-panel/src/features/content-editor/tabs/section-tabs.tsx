import { type ReactNode, useEffect } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';
import { labelOf } from '../fields/field-names.ts';
import { Fields } from '../fields/fields.tsx';
import { texts } from '../texts.ts';
import { CheckoutTab } from './checkout-tab.tsx';
import { CONTENT_TABS, type ContentTab, countFaults, type Fault } from './content-tabs.ts';
import { HeroTab } from './hero-tab.tsx';
import { HomePageTab } from './home-page-tab.tsx';
import { SearchedTexts } from './searched-texts.tsx';
import { SizeGuidesTab } from './size-guides-tab.tsx';

const FORM = ['formTitle', 'formDescription', 'responseMessage', 'responseDisclaimer'];

const ContactTab = () => (
  <>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Fields at="contact" names={['mainTitle', 'subtitle']} />
    </div>
    <Fields at="contact" names={['description', 'contactInfo', 'socialMedia']} />
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-base font-semibold">{texts.contactForm}</legend>
      <Fields at="contact" names={FORM} />
    </fieldset>
  </>
);

const SearchTab = () => (
  <div className="flex max-w-2xl flex-col gap-3">
    <p className="text-muted">{texts.searchIntro}</p>
    <Fields at="search" />
    <SearchedTexts />
  </div>
);

/** Sections that are more than their fields below each other. */
const panels: Partial<Record<ContentTab, () => ReactNode>> = {
  hero: HeroTab,
  homePage: HomePageTab,
  sizeGuides: SizeGuidesTab,
  checkout: CheckoutTab,
  contact: ContactTab,
  search: SearchTab,
};

function Panel({ tab }: { tab: ContentTab }) {
  const Own = panels[tab];
  return <div className="flex flex-col gap-5">{Own ? <Own /> : <Fields at={tab} />}</div>;
}

type Props = {
  open: ContentTab;
  faults: readonly Fault[];
  onOpen: (tab: string) => void;
  /** Called once the fields of the open tab are rendered. */
  onRendered: () => void;
};

export const SectionTabs = ({ open, faults, onOpen, onRendered }: Props) => (
  <Tabs value={open} onValueChange={onOpen} className="rounded-panel border-line bg-panel min-w-0 border">
    <TabList aria-label={texts.tabsLabel}>
      {CONTENT_TABS.map((tab) => {
        const count = countFaults(faults, tab);
        return (
          <Tab key={tab} value={tab} count={count > 0 ? texts.faultsInTab(count) : undefined}>
            {labelOf(tab)}
          </Tab>
        );
      })}
    </TabList>
    {CONTENT_TABS.map((tab) => (
      <TabPanel key={tab} value={tab} className="px-5 pb-5">
        <Panel tab={tab} />
        <AfterRender onRendered={onRendered} />
      </TabPanel>
    ))}
  </Tabs>
);

function AfterRender({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}
