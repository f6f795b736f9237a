import type { Damage } from './damage';

const opened = (state: string) =>
  `insert into cases (document_id, code, kind, channel, received_at, state) values ('caso', 'ARR-1', 'withdrawal', 'web', current_timestamp, '${state}')`;

export const caseDamage: Damage[] = [
  {
    id: 'case-without-history',
    how: 'a case whose history is gone',
    sql: () => [opened('new')],
  },
  {
    id: 'case-is-not-its-history',
    how: 'a case that somebody closed by hand',
    sql: () => [
      opened('closed'),
      "insert into case_events (case_id, at, step, state, actor) select id, current_timestamp, 'received', 'new', 'cliente' from cases",
    ],
  },
  {
    id: 'case-evidence-is-unprotected',
    how: 'a trigger that somebody dropped',
    sql: (database) => [
      database === 'SQLite' ? 'drop trigger cases_kept' : 'drop trigger cases_kept on cases',
    ],
  },
];
