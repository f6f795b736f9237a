import { createRequire } from 'node:module';
import { expect, TestRunner, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

type Dom = Awaited<ReturnType<typeof builtinEnvironments.jsdom.setup>>;
type Shared = typeof globalThis & { fileDom?: { dom: Dom; URL: typeof URL; Request: typeof Request } };

// This module is evaluated again for each file, so the current window lives on the global object.
const shared = globalThis as Shared;

// Testing Library binds `screen` to the document in which it is loaded, and its CommonJS files are cached by Node.
function unloadTestingLibrary() {
  const { cache } = createRequire(import.meta.url);
  for (const file of Object.keys(cache)) if (file.includes('/@testing-library/')) delete cache[file];
}

async function closeDom() {
  if (!shared.fileDom) return;
  const { dom, URL, Request } = shared.fileDom;
  await dom.teardown(globalThis);
  // jsdom's environment replaces these two without restoring them.
  Object.assign(globalThis, { URL, Request });
  delete shared.fileDom;
}

/** Gives each file its own window and modules; the libraries are shared, loading them took half of the test time. */
export default class FreshDomRunner extends TestRunner {
  async onBeforeCollect(files: string[]) {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
    await closeDom();
    vi.resetModules();
    unloadTestingLibrary();
    if (expect.getState().environment === 'fresh-dom') {
      const { URL, Request } = globalThis;
      shared.fileDom = { dom: await builtinEnvironments.jsdom.setup(globalThis, {}), URL, Request };
    }
    return super.onBeforeCollect?.(files);
  }
}
