import path from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = 'virtual:page';

async function bundleOf(names: readonly string[]): Promise<string> {
  const index = path.join(import.meta.dirname, 'index.ts');
  const page = `import { ${names.join(', ')} } from ${JSON.stringify(index)}; console.log(${names.join(', ')});`;
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    root: path.join(import.meta.dirname, '..'),
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? page : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: ENTRY } },
  })) as Rollup.RollupOutput;
  return output.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

const pureExports = [
  'finalPrice',
  'orderTotals',
  'formatMoney',
  'whatsappLink',
  'isWithdrawal',
  'businessDay',
  'statusLabel',
  'isCbu',
  'resolveDeliveryMethod',
  'checkoutMessages',
  'messages',
  'DEFAULT_COLORS',
  'findSizeGuides',
  'pictureSources',
  'isSafeLink',
  'coversCity',
  'totalPages',
  'findImageFault',
  'defaultSiteContent',
  'STORAGE_KEYS',
  'summarizeReviews',
  'canReview',
];

test('a bundle of the pure exports contains no zod', async () => {
  const code = await bundleOf(pureExports);
  expect(code).toContain('Retiro en punto de encuentro');
  expect(code).not.toMatch(/zod/i);
});

test('a bundle of a schema contains zod and its Spanish texts', async () => {
  const code = await bundleOf(['contactMessageSchema']);
  expect(code).toMatch(/zod/i);
  expect(code).toContain('Falta un dato o tiene un formato inválido');
});
