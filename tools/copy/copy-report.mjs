import { writePrivateFile } from '../launcher/settings/private-file.mjs';
import { faultOf, readStatus, statusFile } from './copy-folder.mjs';

const WRITE_MS = 1000;

/** Writes the copy's status for the shop and beside the copy, and a line of the log when a fault begins or ends. */
export function createCopyReport(dataDir, folder, log) {
  const before = readStatus(statusFile(dataDir));
  const status = { folder, copiedAt: before?.folder === folder ? before.copiedAt : null, fault: null };
  // A clock that went back would let it wait for years.
  let writtenAt = -Infinity;
  const write = () => {
    writtenAt = performance.now();
    writePrivateFile(statusFile(dataDir), status);
  };
  const writeBoth = async (place) => {
    write();
    await place.writeStatus(status);
  };
  const tell = (fault, reason) => {
    if (fault !== status.fault) log(fault ? `The copy stands still: ${reason}` : 'The copy goes on.');
    status.fault = fault;
  };
  return {
    async copied(at, place) {
      const wasFault = status.fault !== null;
      tell(null);
      status.copiedAt = at;
      if (wasFault || performance.now() - writtenAt >= WRITE_MS) await writeBoth(place);
    },
    /** Writes what the last calls left out, since a file is written once a second. */
    finish: writeBoth,
    failed(error) {
      tell(faultOf(error), error.message);
      write();
    },
  };
}
