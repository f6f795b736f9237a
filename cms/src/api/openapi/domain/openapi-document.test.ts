import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openapiDocument } from './openapi-document';

const documentAsSent = (): unknown => JSON.parse(JSON.stringify(openapiDocument()));

test('the OpenAPI document passes the recommended rules of Spectral without a warning', async () => {
  const linter = new Spectral();
  // The two packages declare rulesets by different types.
  linter.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
  const found = await linter.run(documentAsSent() as Record<string, unknown>);
  expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});

test('the OpenAPI document describes every tag of its operations', () => {
  const { tags } = documentAsSent() as { tags: { name: string; description: string }[] };
  expect(tags.filter(({ name, description }) => description === `Calls of ${name}.`)).toEqual([]);
});
