import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { recordsOfFile, requireKnownData } from '../backup/database/data-level.mjs';
import { printWhereNotSent, restoreIntoEmpty } from '../backup/empty-place.mjs';
import { texts as backupTexts } from '../backup/texts.mjs';
import { runDoctor } from '../doctor/run-doctor.mjs';
import { isBucketAddress } from '../launcher/settings/bucket-address.mjs';
import { readRecord } from '../launcher/settings/private-file.mjs';
import { print, printProgress, UserError } from '../launcher/terminal/terminal.mjs';
import { openBucketCopy } from './download-copy.mjs';
import { partsOfCopy, readStatus } from './copy-folder.mjs';
import { formatMoment, parseMoment } from './moment.mjs';
import { beginningOf, restoreDatabase } from './restore-database.mjs';
import { restoreFiles } from './restore-files.mjs';
import { countAll } from './shop-at.mjs';
import { texts } from './texts.mjs';

function requireInCopy(moment, begins, ends) {
  if (moment > ends) throw new UserError(texts.tooLate(formatMoment(moment), formatMoment(ends)));
  if (moment < begins) throw new UserError(texts.tooEarly(formatMoment(moment), formatMoment(begins)));
}

/** Opens the copy in a folder, as `openBucketCopy` opens one in a bucket. */
function openFolderCopy(folder) {
  const { shop, database, status } = partsOfCopy(folder);
  return {
    shop: existsSync(shop) ? readRecord(shop) : null,
    status: readStatus(status),
    begins: beginningOf(database),
    bring: () => folder,
  };
}

/** Returns the moment to restore: without one, the last at which every sale and every file was in the copy. */
function momentInCopy({ shop, begins, status }, folder, wanted, hasSqlite) {
  const copiedAt = status?.copiedAt;
  if (!shop || !copiedAt || (hasSqlite && begins === null)) throw new UserError(texts.noCopy(folder));
  if (wanted !== null) requireInCopy(wanted, hasSqlite ? begins : -Infinity, copiedAt);
  return wanted ?? copiedAt;
}

/** Restores database and files into a folder; returns their counts, without rows where the database is PostgreSQL's. */
async function restoreParts(folder, moment, hasSqlite, target) {
  const file = path.join(target, 'shop.db');
  if (hasSqlite) {
    printProgress(texts.database);
    await restoreDatabase(partsOfCopy(folder).database, moment, file);
    requireKnownData(recordsOfFile(file));
  }
  printProgress(texts.files);
  const files = restoreFiles(folder, moment, target);
  return hasSqlite ? { files, rows: countAll(file) } : { files };
}

function printRestored({ settings }, moment, { files, rows }, erasures) {
  const when = formatMoment(moment);
  print(`\n${rows === undefined ? texts.filesOnly(when, files) : texts.restored(when, files, rows)}`);
  if (erasures > 0) print(backupTexts.erasures(erasures));
  if (settings.length > 0) print(backupTexts.settings(settings));
  print();
}

/** Restores the shop from its continuous copy, as it was at a moment or at last; returns whether the doctor finds no fault. */
export async function restoreCopy(settings, place = settings.COPY_TO, at) {
  if (!place) throw new UserError(texts.noFolder);
  const { BACKUP_DIR, DATA_DIR, DATABASE_URL } = settings;
  const hasSqlite = !DATABASE_URL;
  const wanted = at === undefined ? null : parseMoment(at);
  const copy = isBucketAddress(place) ? await openBucketCopy(place, settings) : openFolderCopy(place);
  const moment = momentInCopy(copy, place, wanted, hasSqlite);
  const { restored, erasures } = await restoreIntoEmpty(DATA_DIR, [BACKUP_DIR], async (staging) => {
    const brought = path.join(staging, '.copy');
    const counts = await restoreParts(
      await copy.bring(moment, hasSqlite, brought),
      moment,
      hasSqlite,
      staging,
    );
    rmSync(brought, { recursive: true, force: true });
    return counts;
  });
  printRestored(copy.shop, moment, restored, erasures);
  printWhereNotSent(settings);
  return runDoctor(settings);
}
