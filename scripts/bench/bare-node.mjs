// Node's own HTTP server with ready bytes: what no shop on Node can pass on this machine.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file] = process.argv;
const bytes = readFileSync(file);
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length };

createServer((request, response) => response.writeHead(200, headers).end(bytes)).listen(
  Number(port),
  '127.0.0.1',
);
