import { type ProductDraftInput, findImageFault, messages } from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

/** A product as it is now: a form must not be filled from what was read minutes ago. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'form', id],
    queryFn: async ({ signal }) => (await call('getProduct', { params: { id } }, { signal })).product,
    staleTime: Infinity,
    gcTime: 0,
  });

type SaveOfProduct = { id: null; body: ProductDraftInput } | { id: string; body: Partial<ProductDraftInput> };

const once = createIdempotentSender();

/** Creates a product, or changes the one with this id; sent again after a lost answer, it counts once. */
export const saveProduct = (save: SaveOfProduct) =>
  once(save, (headers) =>
    save.id === null
      ? call('createProduct', { body: save.body }, { headers })
      : call('updateProduct', { params: { id: save.id }, body: save.body }, { headers }),
  );

/** Sends a picture to the shop's public ones; answers its address. */
export async function uploadPicture(file: File, onPercent: (percent: number) => void): Promise<string> {
  const fault = findImageFault(file);
  if (fault) throw new Error(fault === 'size' ? messages.uploadTooLarge : messages.uploadBadType);
  const body = new FormData();
  body.append('purpose', 'content');
  body.append('file', file);
  const { url } = await call(
    'uploadProof',
    { body },
    { onUploadProgress: (share) => onPercent(Math.round(share * 100)) },
  );
  return url;
}
