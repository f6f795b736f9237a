import { type ComponentType, useEffect } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';
import { AnnouncementTab } from './announcement-tab.tsx';
import { CatalogTab } from './catalog-tab.tsx';
import { CheckoutTab } from './checkout-tab.tsx';
import { ContactTab } from './contact-tab.tsx';
import { CONTENT_TABS, countFaults, type ContentTab, type Fault, tabLabel } from './content-tabs.ts';
import { HeroTab } from './hero-tab.tsx';
import { ProductDetailTab } from './product-detail-tab.tsx';
import { SearchTab } from './search-tab.tsx';
import { SizeGuidesTab } from './size-guides-tab.tsx';
import { texts } from '../texts.ts';
import { WhyChooseTab } from './why-choose-tab.tsx';

const panels: Record<ContentTab, ComponentType> = {
  hero: HeroTab,
  productCatalog: CatalogTab,
  whyChooseJazmin: WhyChooseTab,
  productDetail: ProductDetailTab,
  sizeGuides: SizeGuidesTab,
  checkout: CheckoutTab,
  contact: ContactTab,
  announcement: AnnouncementTab,
  search: SearchTab,
};

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
            {tabLabel(tab)}
          </Tab>
        );
      })}
    </TabList>
    {CONTENT_TABS.map((tab) => {
      const Panel = panels[tab];
      return (
        <TabPanel key={tab} value={tab} className="px-5 pb-5">
          <Panel />
          <AfterRender onRendered={onRendered} />
        </TabPanel>
      );
    })}
  </Tabs>
);

function AfterRender({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}
