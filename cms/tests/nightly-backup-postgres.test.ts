import { nightlyBackupSuite } from './backup/nightly-backup-suite';

nightlyBackupSuite('PostgreSQL');
