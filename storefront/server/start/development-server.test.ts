import { expect, test } from 'vitest';
import { developmentFrontEnd } from './development-server.ts';

test('a page of the development server prepares hot reload before the first component is loaded', () => {
  const { extraHead = '' } = developmentFrontEnd;
  expect(extraHead).toMatch(/^<script type="module">[^<]*from "\/@react-refresh"[^<]*\$RefreshReg\$/);
  expect(extraHead.indexOf('$RefreshReg$')).toBeLessThan(extraHead.indexOf('/@vite/client'));
});
