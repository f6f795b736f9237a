import { z } from '../z';
import { isPictureUrl, isSafeLink, isSectionAnchor } from './links';

const LINK_ERROR = 'El enlace debe empezar con https://, http://, mailto: o tel:';
const PICTURE_ERROR = 'La imagen debe ser una dirección https:// o una imagen subida a la tienda';

export const linkOrEmpty = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || isSafeLink(text), LINK_ERROR),
);

export const pictureUrl = z.string().check(z.trim(), z.maxLength(500), z.refine(isPictureUrl, PICTURE_ERROR));

export const pictureUrlOrEmpty = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || isPictureUrl(text), PICTURE_ERROR),
);

export const sectionAnchor = z
  .string()
  .check(
    z.trim(),
    z.refine(isSectionAnchor, 'El destino del botón debe ser el nombre de una sección, por ejemplo products'),
  );
