import { shopSuite } from './commerce/commerce-suite';
import { startCms } from './support/start-cms';

shopSuite('SQLite', () => startCms());
