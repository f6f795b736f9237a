import { commerceSuite } from './commerce/commerce-suite';
import { startCms } from './support/servers/start-cms';

commerceSuite('SQLite', () => startCms());
