import { DAY_MS, RESTORE_DAYS, STOCK_ALERT_DAYS, TOLD_ALERT_DAYS } from '@shop/contract';
import { operatingRules } from '../../operating-rule/services/operating-rule';

const alerts = () => strapi.db.connection('stock_alerts');

/** Deletes alerts that nobody confirmed, that were told, that grew old, or whose product cannot come back; returns their number. */
export async function deleteOldAlerts(now = new Date()): Promise<number> {
  const { draftDays } = await operatingRules.current();
  const restorable = () =>
    strapi.db
      .connection('products')
      .whereNull('deleted_at')
      .orWhere('deleted_at', '>', before(RESTORE_DAYS))
      .select('document_id');
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const deleted = [
    await alerts().where('state', 'pending').where('created_at', '<', before(draftDays)).delete(),
    await alerts().where('state', 'told').where('told_at', '<', before(TOLD_ALERT_DAYS)).delete(),
    await alerts().where('created_at', '<', before(STOCK_ALERT_DAYS)).delete(),
    await alerts().whereNotIn('product_id', restorable()).delete(),
  ];
  return deleted.reduce((sum, count) => sum + count, 0);
}
