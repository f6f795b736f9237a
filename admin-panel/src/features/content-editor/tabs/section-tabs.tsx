import { newItems } from '@shop/contract';
import { type ComponentType, useEffect } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';
import { ParagraphField, SwitchField, TextField } from '../fields/content-fields.tsx';
import { IconField } from '../fields/icon-picker.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { texts } from '../texts.ts';
import { CheckoutTab } from './checkout-tab.tsx';
import { ContactTab } from './contact-tab.tsx';
import { CONTENT_TABS, type ContentTab, countFaults, type Fault, tabLabel } from './content-tabs.ts';
import { HeroTab } from './hero-tab.tsx';
import { texts as offerTexts } from './offer-texts.ts';
import { SearchedTexts } from './searched-texts.tsx';
import { SizeGuidesTab } from './size-guides-tab.tsx';

const t = texts.productDetail;

const ProductDetailTab = () => (
  <div className="flex flex-col gap-6">
    <ListEditor
      name="productDetail.infoCards"
      item={t.infoCard}
      heading={t.infoCards}
      newItem={newItems.infoCard}
    >
      {(i) => (
        <>
          <IconField name={`productDetail.infoCards.${i}.icon`} label={t.icon} />
          <TextField name={`productDetail.infoCards.${i}.title`} label={t.title} />
          <ParagraphField name={`productDetail.infoCards.${i}.description`} label={t.description} rows={2} />
          <SwitchField name={`productDetail.infoCards.${i}.enabled`} label={t.enabled} />
        </>
      )}
    </ListEditor>
    <ListEditor
      name="productDetail.expandableSections"
      item={t.section}
      heading={t.sections}
      newItem={() => newItems.expandableSection(Date.now())}
    >
      {(i) => (
        <>
          <TextField name={`productDetail.expandableSections.${i}.title`} label={t.title} />
          <SwitchField name={`productDetail.expandableSections.${i}.enabled`} label={t.enabled} />
          <div className="sm:col-span-2">
            <ParagraphField
              name={`productDetail.expandableSections.${i}.content`}
              label={t.content}
              rows={5}
            />
          </div>
        </>
      )}
    </ListEditor>
    <SwitchField name="productDetail.showSizeGuideButton" label={t.showSizeGuideButton} />
    <TextField name="productDetail.sizeGuideButtonText" label={t.sizeGuideButtonText} />
  </div>
);

const { catalog, search, whyChoose } = texts;

const AnnouncementTab = () => (
  <div className="max-w-2xl">
    <ParagraphField name="announcement.texts" label={offerTexts.texts} hint={offerTexts.textsHint} rows={3} />
  </div>
);

const WhyChooseTab = () => (
  <div className="flex flex-col gap-5">
    <TextField name="whyChooseJazmin.mainTitle" label={whyChoose.mainTitle} />
    <ParagraphField name="whyChooseJazmin.description" label={whyChoose.description} />
    <ListEditor
      name="whyChooseJazmin.values"
      item={whyChoose.value}
      heading={whyChoose.values}
      newItem={newItems.value}
    >
      {(i) => (
        <>
          <IconField name={`whyChooseJazmin.values.${i}.icon`} label={whyChoose.icon} />
          <TextField name={`whyChooseJazmin.values.${i}.title`} label={whyChoose.title} />
          <div className="sm:col-span-2">
            <ParagraphField
              name={`whyChooseJazmin.values.${i}.description`}
              label={whyChoose.text}
              rows={2}
            />
          </div>
        </>
      )}
    </ListEditor>
  </div>
);

const SearchTab = () => (
  <div className="flex max-w-2xl flex-col gap-3">
    <p className="text-muted">{search.intro}</p>
    <ParagraphField name="search.synonyms" label={search.synonyms} rows={14} />
    <SearchedTexts />
  </div>
);

const CatalogTab = () => (
  <div className="flex flex-col gap-5">
    <TextField name="productCatalog.mainTitle" label={catalog.mainTitle} />
    <ParagraphField name="productCatalog.subtitle" label={catalog.subtitle} />
    <ListEditor
      name="productCatalog.categories"
      item={catalog.category}
      heading={catalog.categories}
      newItem={newItems.category}
    >
      {(i) => (
        <>
          <TextField
            name={`productCatalog.categories.${i}.name`}
            label={catalog.name}
            hint={catalog.nameHint}
          />
          <TextField name={`productCatalog.categories.${i}.display_name`} label={catalog.displayName} />
        </>
      )}
    </ListEditor>
  </div>
);

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
