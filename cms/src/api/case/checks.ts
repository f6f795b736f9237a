import type { ApiChecks } from '../../platform/doctor/check';

const LAST = 'select max(id) from case_events e where e.case_id = c.id';

export const caseChecks: ApiChecks = {
  statements: {
    'case-without-history': `select code as name from cases c
      where not exists (select 1 from case_events e where e.case_id = c.id)`,
    'case-is-not-its-history': `select c.code as name, c.state as found, e.state as expected
      from cases c join case_events e on e.id = (${LAST})
      where c.state <> e.state or c.due_at is distinct from e.due_at`,
    'case-evidence-is-unprotected': ({ name }) => ({
      sql: `select 'cases' as name, count(*) as found, 4 as expected from ${
        name === 'SQLite' ? "sqlite_master where type = 'trigger' and name" : 'pg_trigger where tgname'
      } in ('cases_kept', 'cases_not_deleted', 'case_events_kept', 'case_events_not_deleted') having count(*) <> 4`,
    }),
  },
};
