import { ActivityPanel } from '#features/activity/activity-panel.tsx';
import { activityFilters, type ActivityFilters } from '#features/activity/activity-filters.ts';
import { useSessionUser } from '#features/session/session-store.ts';
import { TeamPanel } from '#features/team/team-panel.tsx';
import { texts } from '#features/team/texts.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { backToSettings } from '#shared/back-links.ts';
import { Page } from '#shared/resource/page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/layout/tabs.tsx';

export function Component() {
  const { _id: ownId } = useSessionUser();
  const { filters, setFilters } = useListFilters(activityFilters);
  return (
    <Page texts={texts} back={backToSettings}>
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
    </Page>
  );
}
