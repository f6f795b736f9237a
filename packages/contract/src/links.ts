import { z } from './z';

const LINK = /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d])[^\s]*$/i;
const PICTURE = /^(https:\/\/[^\s/"'<>\\]+|\/uploads\/[\w./-]+|\/assets\/[\w./-]+)[^\s"'<>\\]*$/i;
const ANCHOR = /^[a-z0-9-]{1,40}$/;

/** True for the links the shop may show: http, https, mailto and tel; nothing that runs or that hides its host. */
export const isSafeLink = (text: string): boolean => LINK.test(text) && !/[\u0000-\u001f"<>\\]/.test(text);

/** True for pictures the shop may show: https addresses and its own folders. */
export const isPictureUrl = (text: string): boolean => PICTURE.test(text) && !text.includes('..');

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
    z.regex(ANCHOR, 'El destino del botón debe ser el nombre de una sección, por ejemplo products'),
  );
