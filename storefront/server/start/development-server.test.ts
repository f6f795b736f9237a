import { expect, test } from 'vitest';
import { developmentAssets } from './development-server.ts';

test('a page of the development server loads the refresh preamble before the first component', () => {
  const { extraHead = '' } = developmentAssets;
  expect(extraHead).toMatch(/^<script type="module">[^<]*from "\/@react-refresh"[^<]*\$RefreshReg\$/);
  expect(extraHead.indexOf('$RefreshReg$')).toBeLessThan(extraHead.indexOf('/@vite/client'));
});
