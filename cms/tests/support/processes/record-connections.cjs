/* eslint-disable @typescript-eslint/no-require-imports -- Node loads it before it knows modules */
// This file is preloaded into a server process and records every connection and DNS look-up.
const { appendFileSync } = require('node:fs');
const dns = require('node:dns');
const net = require('node:net');

const write = (kind, place) => appendFileSync(process.env.CONNECTIONS_FILE, `${kind} ${place}\n`);

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  const isOptions = typeof options === 'object' && options !== null;
  const place = isOptions
    ? (options.path ?? `${options.host ?? 'localhost'}:${options.port}`)
    : `${given[1] ?? 'localhost'}:${options}`;
  write('connect', place);
  return connect.apply(this, given);
};

const lookup = dns.lookup;
dns.lookup = function (name, ...rest) {
  write('lookup', name);
  return lookup.call(this, name, ...rest);
};
