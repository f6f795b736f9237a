import { DAY_MS, RESTORE_DAYS, STOCK_ALERT_DAYS, TOLD_ALERT_DAYS } from '@shop/contract';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { alertsIn } from './alert-records';

/** Deletes alerts that nobody confirmed, that were told, that grew old, or whose product cannot come back; returns their number. */
export async function deleteOldAlerts(now = new Date()): Promise<number> {
  const { draftDays } = await operatingRules.current();
  const alerts = alertsIn(strapi.db.connection);
  const restorable = () =>
    strapi.db
      .connection('products')
      .whereNull('deleted_at')
      .orWhere('deleted_at', '>', before(RESTORE_DAYS))
      .select('document_id');
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const deleted = [
    await alerts.remove({ state: 'pending', createdAt: { $lt: before(draftDays) } }),
    await alerts.remove({ state: 'told', toldAt: { $lt: before(TOLD_ALERT_DAYS) } }),
    await alerts.remove({ createdAt: { $lt: before(STOCK_ALERT_DAYS) } }),
    await alerts.sql().whereNotIn(alerts.column('productId'), restorable()).delete(),
  ];
  return deleted.reduce((sum, count) => sum + count, 0);
}
