import { concurrencySuite } from './commerce/concurrency';
import { startCms } from './support/start-cms';

concurrencySuite('SQLite', () => startCms());
