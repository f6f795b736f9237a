import { HEARTBEAT, HEARTBEAT_MS } from './watch-heartbeat.mjs';

const beat = () => process.connected && process.send(HEARTBEAT, () => undefined);

// Loaded into watched children: messages arrive only while the event loop turns. Threads have no channel.
if (process.send) {
  beat();
  setInterval(beat, HEARTBEAT_MS).unref();
}
