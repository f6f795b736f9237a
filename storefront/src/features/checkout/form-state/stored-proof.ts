import type { KnownProof, ProofState } from '#shared/order/proof/use-proof-upload.ts';
import { tabStorage } from '#shared/storage/safe-storage.ts';

const KEY = 'checkout-proof';

/** The proof uploaded before a reload. */
export function loadProof(): KnownProof | null {
  try {
    const kept = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as Partial<KnownProof> | null;
    return typeof kept?.url === 'string' && typeof kept.name === 'string'
      ? { url: kept.url, name: kept.name }
      : null;
  } catch {
    return null;
  }
}

/** Remembers an uploaded proof, forgets one that was removed. */
export function storeProof({ url, name }: Pick<ProofState, 'url' | 'name'>): void {
  if (url) tabStorage.setItem(KEY, JSON.stringify({ url, name }));
  else tabStorage.removeItem(KEY);
}
