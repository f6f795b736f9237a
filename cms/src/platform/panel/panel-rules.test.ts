import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { panelRules } from './panel-rules';

test('panelRules refuses a second set of rules for one type, as the two would wait for each other', () => {
  const strapi = { documents: { use: () => undefined } } as unknown as Core.Strapi;
  panelRules(strapi, 'api::product.product', {});
  panelRules(strapi, 'api::order.order', {});
  expect(() => panelRules(strapi, 'api::product.product', {})).toThrow('api::product.product');
});
