import { reportsSuite } from './reports/reports-suite';
import { startCms } from './support/servers/start-cms';

reportsSuite('SQLite', () => startCms({ env: { SEED: 'demo' } }));
