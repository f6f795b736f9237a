import { shopSuite } from './commerce/shop';
import { startCms } from './support/start-cms';

shopSuite('SQLite', () => startCms());
