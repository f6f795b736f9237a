import { nightlyBackupSuite } from './backup/nightly-backup-suite';

nightlyBackupSuite('SQLite');
