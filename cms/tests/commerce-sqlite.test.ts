import { commerceSuite } from './commerce/commerce-suite';
import { startCms } from './support/start-cms';

commerceSuite('SQLite', () => startCms());
