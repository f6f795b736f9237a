import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../launcher/project.mjs';
import { notesOf } from './notes.mjs';
import { dateHeading } from './set-version.mjs';

const changelog = '# Changelog\n\n## 0.2.0, unreleased\n\n- New\n\n## 0.1.0, 2026-12-01\n\n- Old\n';

it('the heading of an unreleased version gets its day, the others stay', () => {
  expect(dateHeading(changelog, '0.2.0', '2027-01-02')).toBe(
    changelog.replace('0.2.0, unreleased', '0.2.0, 2027-01-02'),
  );
  expect(() => dateHeading(changelog, '0.1.0', '2027-01-02')).toThrow('no heading');
});

it('the notes of a release are those of its version alone', () => {
  expect(notesOf('0.1.0', changelog)).toBe('- Old');
  expect(() => notesOf('0.3.0', changelog)).toThrow('no heading');
});

it('the version of the packages has a heading in the changelog', () => {
  const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string };
  expect(notesOf(version).length).toBeGreaterThan(100);
});
