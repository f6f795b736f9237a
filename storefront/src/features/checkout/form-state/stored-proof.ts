import type { ProofState, UploadedProof } from '#shared/order/proof/use-proof-upload.ts';
import { parseStored, tabStorage } from '#shared/storage/safe-storage.ts';

const KEY = 'checkout-proof';

export function loadProof(): UploadedProof | null {
  const stored = parseStored(tabStorage.getItem(KEY)) as Partial<UploadedProof> | null;
  return typeof stored?.url === 'string' && typeof stored.name === 'string'
    ? { url: stored.url, name: stored.name }
    : null;
}

export function storeProof({ url, name }: Pick<ProofState, 'url' | 'name'>): void {
  if (url) tabStorage.setItem(KEY, JSON.stringify({ url, name }));
  else tabStorage.removeItem(KEY);
}
