import { z } from './z';
import { isPictureUrl, isSafeLink, isSectionAnchor } from './links';

const LINK_ERROR = 'El enlace debe empezar con https://, http://, mailto: o tel:';
const PICTURE_ERROR = 'La imagen debe ser una dirección https:// o una imagen subida a la tienda';

/** A link to show, or nothing. */
export const linkOrEmpty = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || isSafeLink(text), LINK_ERROR),
);

/** The address of a picture. */
export const pictureUrl = z.string().check(z.trim(), z.maxLength(500), z.refine(isPictureUrl, PICTURE_ERROR));

/** The address of a picture, or nothing. */
export const pictureUrlOrEmpty = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || isPictureUrl(text), PICTURE_ERROR),
);

/** The id of a section of the home page, as `products`. */
export const sectionAnchor = z
  .string()
  .check(
    z.trim(),
    z.refine(isSectionAnchor, 'El destino del botón debe ser el nombre de una sección, por ejemplo products'),
  );
