/** The network of a phone as Lighthouse has it: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up, in bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
