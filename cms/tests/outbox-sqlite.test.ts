import { outboxSuite } from './outbox/outbox-suite';
import { startCms } from './support/servers/start-cms';

outboxSuite('SQLite', (smtpUrl) => startCms({ env: { SMTP_URL: smtpUrl, STEP_MAIL_WAIT_SECONDS: '65' } }));
