// The address of a chunk in built code.
const IMPORT = /\bimport\(((["'`])\.\/[^"'`]+\2)\)/g;

type Bundle = Record<string, { type: string; code?: string }>;

/**
 * Plugin of Vite that lets `retryPart` ask for a chunk at a new address. Vite adds to an import the list of the files that its
 * chunk needs only while it knows the import: `keepsLists` leaves it that time, which costs the bytes of the lists.
 */
export const retriedImports = ({ keepsLists = false } = {}) => ({
  name: 'retried-imports',
  enforce: 'post' as const,
  apply: 'build' as const,
  generateBundle: {
    order: keepsLists ? ('post' as const) : null,
    handler(_: unknown, bundle: Bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.code) chunk.code = chunk.code.replace(IMPORT, 'import($1+(globalThis.retryOfPart||``))');
    },
  },
});
