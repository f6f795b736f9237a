// An @ before the path could disguise the real host.
const LINK = /^(https?:\/\/[^\s/?#@]+([/?#]\S*)?|mailto:\S+|tel:[+\d]\S*)$/i;
const PICTURE = /^(https:\/\/[^\s/?#@"'<>\\]+\/|\/uploads\/[\w./-]+|\/assets\/[\w./-]+)[^\s"'<>\\]*$/i;

/** Allows http, https, mailto and tel links; refuses script URLs and disguised hosts. */
export const isSafeLink = (text: string): boolean => LINK.test(text) && !/[\u0000-\u001f"<>\\]/.test(text);

/** Allows https pictures and the shop's own folders. */
export const isPictureUrl = (text: string): boolean => PICTURE.test(text) && !text.includes('..');

export const isSectionAnchor = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text);
