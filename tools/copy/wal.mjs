// SQLite's file formats: https://www.sqlite.org/fileformat2.html#the_write_ahead_log and walformat.html.
export const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const INDEX_HEADER_BYTES = 48;

const frameBytes = (pageSize) => FRAME_HEADER_BYTES + pageSize;

// 65,536 does not fit into the two bytes of the size.
const pageSizeOf = (stored) => (stored === 1 ? 65_536 : stored);

/** Returns where the committed part of the WAL ends and the salts of its frames, or null while the header is being written. */
export function readWalIndex(bytes) {
  const header = bytes.subarray(0, INDEX_HEADER_BYTES);
  if (header.length < INDEX_HEADER_BYTES) return null;
  if (!header.equals(bytes.subarray(INDEX_HEADER_BYTES, 2 * INDEX_HEADER_BYTES))) return null;
  const frames = header.readUInt32LE(16);
  const end = WAL_HEADER_BYTES + frames * frameBytes(pageSizeOf(header.readUInt16LE(14)));
  return { end, salts: header.toString('hex', 32, 40) };
}

/** Returns the offsets at which the commits of a WAL end. */
export function readCommits(wal) {
  const size = frameBytes(wal.readUInt32BE(8));
  const commits = [];
  for (let at = WAL_HEADER_BYTES; at + size <= wal.length; at += size)
    // The size of the database after a commit; 0 in all other frames.
    if (wal.readUInt32BE(at + 4) !== 0) commits.push(at + size);
  return commits;
}

/** Returns the salts of a segment's first frame. */
export const saltsOf = (segment, offset) => {
  const frame = offset === 0 ? WAL_HEADER_BYTES : 0;
  return segment.toString('hex', frame + 8, frame + 16);
};
