import { type MissingToPublish, missingToPublish } from '@shop/contract';
import { type ProductFormValues } from './product-form-values.ts';

/** Returns what the product of a form lacks before it can be switched on. */
export const missingInForm = ({ description, pictures, sizes }: ProductFormValues): MissingToPublish[] =>
  missingToPublish({
    description,
    thumbnails: pictures.map(({ url }) => url.trim()).filter(Boolean),
    size: sizes,
  });

/** Field of the form for each part that may be missing. */
export const formFieldOf: Record<MissingToPublish, string> = {
  images: 'pictures',
  description: 'description',
  sizes: 'sizes',
};
