import { REPORT_NAMES } from '@shop/contract';
import { MonthPanel } from '#features/reports/month-panel.tsx';
import { ReportPanel } from '#features/reports/report-panel.tsx';
import { reportFilters, type ReportFilters, TABS } from '#features/reports/report-filters.ts';
import { texts } from '#features/reports/texts.ts';
import { TillPanel } from '#features/till/till-panel.tsx';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';

export { OwnTill } from './own-till-page.tsx';

export function Component() {
  usePageTitle(texts.title);
  const { filters, setFilters } = useListFilters(reportFilters);
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={texts.title} description={texts.subtitle} />
      </div>
      <Tabs
        value={filters.tab}
        onValueChange={(tab) => setFilters({ tab: tab as ReportFilters['tab'] }, { replace: true })}
      >
        <TabList aria-label={texts.tabsLabel} className="flex-wrap print:hidden">
          {TABS.map((tab) => (
            <Tab key={tab} value={tab}>
              {texts.tabs[tab]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="till">
          <TillPanel day={filters.day} onDay={(day) => setFilters({ day })} />
        </TabPanel>
        <TabPanel value="month">
          <MonthPanel />
        </TabPanel>
        {REPORT_NAMES.map((name) => (
          <TabPanel key={name} value={name}>
            <ReportPanel name={name} filters={filters} onFilters={setFilters} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
