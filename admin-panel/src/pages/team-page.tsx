import { ActivityPanel } from '#features/activity/activity-panel.tsx';
import { activityFilters, type ActivityFilters } from '#features/activity/activity-filters.ts';
import { useSessionUser } from '#features/session/session-store.ts';
import { TeamPanel } from '#features/team/team-panel.tsx';
import { texts } from '#features/team/texts.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';

export function Component() {
  usePageTitle(texts.title);
  const { _id: ownId } = useSessionUser();
  const { filters, setFilters } = useListFilters(activityFilters);
  return (
    <>
      <PageHeader title={texts.title} description={texts.subtitle} />
      <Tabs
        value={filters.tab}
        onValueChange={(tab) => setFilters({ tab: tab as ActivityFilters['tab'] }, { replace: true })}
      >
        <TabList aria-label={texts.tabsLabel}>
          <Tab value="people">{texts.tabs.people}</Tab>
          <IfCan call="listAudit">
            <Tab value="activity">{texts.tabs.activity}</Tab>
          </IfCan>
        </TabList>
        <TabPanel value="people">
          <TeamPanel ownId={ownId} />
        </TabPanel>
        <TabPanel value="activity">
          <ActivityPanel filters={filters} onFilters={setFilters} />
        </TabPanel>
      </Tabs>
    </>
  );
}
