import type { ApiChecks } from '../../platform/doctor/check';

export const stockAlertChecks: ApiChecks = {
  statements: {
    'stock-alert-without-contact': `select document_id as name
      from stock_alerts
      where (email is null) = (phone is null)`,
  },
};
