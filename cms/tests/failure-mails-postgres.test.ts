import { failureMailsSuite } from './failures/failure-mails-suite';

failureMailsSuite('PostgreSQL');
