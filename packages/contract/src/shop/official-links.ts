// The revenue service was AFIP until 2024 and is ARCA since; its QR codes carry either name.
const DATA_FISCAL_HOST = /^qr\.(afip|arca)\.gob\.ar$/;

// No user, port, backslash or blank: each could disguise the host.
const HTTPS_LINK = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#][^\s\\"'<>]*)?$/i;

const hostOf = (text: string): string => HTTPS_LINK.exec(text)?.[1]?.toLowerCase() ?? '';

export const isHttpsLink = (text: string): boolean => hostOf(text) !== '';

/** Allows the addresses of the revenue service that the QR code of form 960/D holds. */
export const isDataFiscalUrl = (text: string): boolean => DATA_FISCAL_HOST.test(hostOf(text));
