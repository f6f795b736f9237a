import type { Trx } from '../../connection';
import { differs, ensureTriggers, type Trigger } from '../triggers';

const record = (row: 'old' | 'new') => [`insert into client_changes (order_id) values (${row}.id)`];

// Every edit of an order changes `updated_at`, one that exchanges sizes for the same money included.
const READ = [
  'updated_at',
  'deleted_at',
  'order_status',
  'paid_amount',
  'full_name',
  'phone',
  'email',
  'phone_key',
  'email_key',
];

// Rows are only added: an order never waits for another one, nor for the reader of the changes.
const triggers = (): Trigger[] => [
  { name: 'client_change_new', table: 'orders', event: 'insert', statements: record('new') },
  {
    name: 'client_change_changed',
    table: 'orders',
    event: 'update',
    when: READ.map(differs).join(' or '),
    statements: record('new'),
  },
  { name: 'client_change_gone', table: 'orders', event: 'delete', statements: record('old') },
];

/** Records every order as changed, so that the clients are computed again. */
export const recomputeClients = ['insert into client_changes (order_id) select id from orders order by id'];

/** Creates the triggers that record changed orders for the clients. */
export const ensureClientChanges = (trx: Trx): Promise<void> => ensureTriggers(trx, triggers());
