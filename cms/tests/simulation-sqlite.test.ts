import { simulationSuite } from './simulation/simulation-suite';

simulationSuite('SQLite');
