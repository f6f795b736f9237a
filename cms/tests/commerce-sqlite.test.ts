import { commerceSuite } from './commerce/commerce-suite';
import { startCms } from './support/servers/start-cms';

// @spec 3.3 3.4 7.1 A.1 A.2 A.3

commerceSuite('SQLite', () => startCms());
