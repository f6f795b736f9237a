import { readEnvironment } from '../launcher/settings/environment.mjs';
import { reportToCms } from './job-program.mjs';
import { sendNightlyBackups } from './offsite-backups.mjs';

reportToCms(() => sendNightlyBackups(readEnvironment()));
