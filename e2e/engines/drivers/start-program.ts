import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of an installed program; throws with the command that installs it. */
export function findProgram(name: string, debianPackages: string): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const program = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (program) return program;
  throw new Error(`${name} was not found. Install it with: sudo apt-get install -y ${debianPackages}`);
}

/** Starts a program in a process group of its own; the returned function ends the group. */
export function startProgram(program: string, args: readonly string[], variables = {}): () => Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...variables },
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  return async () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
}
