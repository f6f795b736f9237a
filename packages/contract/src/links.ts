// An @ before the path would show one host and lead to another.
const LINK = /^(https?:\/\/[^\s/?#@]+([/?#]\S*)?|mailto:\S+|tel:[+\d]\S*)$/i;
const PICTURE = /^(https:\/\/[^\s/?#@"'<>\\]+\/|\/uploads\/[\w./-]+|\/assets\/[\w./-]+)[^\s"'<>\\]*$/i;

/** True for the links the shop may show: http, https, mailto and tel; nothing that runs or that hides its host. */
export const isSafeLink = (text: string): boolean => LINK.test(text) && !/[\u0000-\u001f"<>\\]/.test(text);

/** True for pictures the shop may show: https addresses and its own folders. */
export const isPictureUrl = (text: string): boolean => PICTURE.test(text) && !text.includes('..');

/** True for the id of a section of the home page, as `products`. */
export const isSectionAnchor = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text);
