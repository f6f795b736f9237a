// Node's HTTP server with a constant body: the upper bound for any shop on Node on this machine.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file] = process.argv;
const bytes = readFileSync(file);
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length };

createServer((request, response) => response.writeHead(200, headers).end(bytes)).listen(
  Number(port),
  '127.0.0.1',
);
