// The address of a chunk in built code.
const IMPORT = /\bimport\(((["'`])\.\/[^"'`]+\2)\)/g;

/** Plugin of Vite that lets `retryPart` ask for a chunk at a new address. */
export const retriedImports = () => ({
  name: 'retried-imports',
  enforce: 'post' as const,
  apply: 'build' as const,
  generateBundle(_: unknown, bundle: Record<string, { type: string; code?: string }>) {
    for (const chunk of Object.values(bundle))
      if (chunk.code) chunk.code = chunk.code.replace(IMPORT, 'import($1+(globalThis.retryOfPart||``))');
  },
});
