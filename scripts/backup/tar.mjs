const BLOCK = 512;
const NAME = 100;

const octal = (value, width) => `${value.toString(8).padStart(width - 1, '0')}\0`;
const padding = (size) => (BLOCK - (size % BLOCK)) % BLOCK;

/** The header that stands before a file in a tar archive (POSIX ustar). */
function headerOf({ name, size, modifiedAt = new Date(), mode = 0o600 }) {
  if (Buffer.byteLength(name) > NAME) throw new Error(`name too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8) + octal(0, 8), 108);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The bytes of an archive of these files; each `{ name, size, chunks }`, where `chunks` yields exactly `size` bytes. */
export async function* packed(files) {
  for await (const { chunks, ...file } of files) {
    yield headerOf(file);
    let written = 0;
    for await (const chunk of chunks) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== file.size) throw new Error(`${file.name} changed while it was read`);
    yield Buffer.alloc(padding(file.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Hands out a stream in pieces of the sizes asked for. */
function readerOf(stream) {
  const source = stream[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  async function more() {
    const { value, done } = await source.next();
    if (done) throw new Error('the archive ends too early');
    held = held.length === 0 ? value : Buffer.concat([held, value]);
  }
  async function exactly(size) {
    while (held.length < size) await more();
    const piece = held.subarray(0, size);
    held = held.subarray(size);
    return piece;
  }
  async function* upTo(size) {
    for (let left = size; left > 0;) {
      if (held.length === 0) await more();
      const piece = await exactly(Math.min(left, held.length));
      left -= piece.length;
      yield piece;
    }
  }
  return { exactly, upTo };
}

const textAt = (header, at, length) => header.toString('utf8', at, at + length).replace(/\0[\s\S]*$/, '');
const numberAt = (header, at, length) => Number.parseInt(textAt(header, at, length).trim() || '0', 8);

function checkHeader(header) {
  const wanted = numberAt(header, 148, 8);
  const blank = Buffer.from(header);
  blank.fill(' ', 148, 156);
  if (blank.reduce((total, byte) => total + byte, 0) !== wanted) throw new Error('the archive is damaged');
}

/** The files of an archive, one after the other; `chunks` of each must be read to its end before the next. */
export async function* unpacked(stream) {
  const reader = readerOf(stream);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    checkHeader(header);
    const size = numberAt(header, 124, 12);
    yield { name: textAt(header, 0, NAME), size, chunks: reader.upTo(size) };
    await reader.exactly(padding(size));
  }
}
