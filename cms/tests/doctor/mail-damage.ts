import { OLD, type Damage } from './damage';

const mail = (columns: Record<string, string>): string =>
  `insert into outgoing_mails (document_id, kind, order_number, recipient, subject, message_id, attempts,
    ${Object.keys(columns).join(', ')})
    values ('correo', 'order-placed', 'JL-20200101-0001', 'ana@ejemplo.com', 'Tu pedido', '<1@tests>', 1,
    ${Object.values(columns).join(', ')})`;

const anHourAgo = { SQLite: `${Date.now() - 4_000_000}`, PostgreSQL: "now() - interval '70 minutes'" };
const now = { SQLite: `${Date.now()}`, PostgreSQL: 'now()' };

export const mailDamage: Damage[] = [
  {
    id: 'mail-is-stuck',
    how: 'a mail that no process tries to send',
    sql: (database) => [
      mail({ state: "'waiting'", text: "'Hola'", next_attempt_at: anHourAgo[database] }),
      `insert into scheduled_work (name, due_at, ended_at) values ('running', 0, ${Date.now()})`,
    ],
  },
  {
    id: 'mail-state-is-impossible',
    how: 'a mail in a state that nobody knows',
    sql: () => [mail({ state: "'sending'", text: "'Hola'" })],
  },
  {
    id: 'mail-state-is-impossible',
    how: 'a mail that waits without a text',
    sql: (database) => [mail({ state: "'waiting'", next_attempt_at: now[database] })],
  },
  {
    id: 'mail-state-is-impossible',
    how: 'a mail that was sent at no time',
    sql: () => [mail({ state: "'sent'" })],
  },
  {
    id: 'mail-state-is-impossible',
    how: 'a mail that failed for no reason',
    // An erasure takes the reason away with the text.
    sql: () => [mail({ state: "'failed'", text: "'Hola'" })],
  },
  {
    id: 'mail-text-is-old',
    how: 'the text of a mail that was sent long ago',
    sql: (database) => [
      mail({ state: "'sent'", text: "'Hola'", sent_at: OLD[database], updated_at: OLD[database] }),
    ],
  },
  {
    id: 'mail-text-is-old',
    how: 'a mail of no order that was sent long ago',
    sql: (database) => [
      mail({ state: "'sent'", sent_at: OLD[database], updated_at: OLD[database] }),
      "update outgoing_mails set order_number = null where document_id = 'correo'",
    ],
  },
];
