const MAX_FAULT_LENGTH = 200;

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

/** Why a mail was not accepted; `isFinal` when another attempt would be refused as well. */
export type DeliveryFault = { text: string; isFinal: boolean };

const printable = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim();

function withoutSecrets(text: string, smtpUrl: string): string {
  if (!URL.canParse(smtpUrl)) return text;
  const { username, password } = new URL(smtpUrl);
  const secrets = [password, decodeURIComponent(password), username, decodeURIComponent(username)];
  return secrets
    .filter((secret) => secret.length > 2)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

// A refused sender or login is a fault of the settings, which concerns all mails and can be mended; other 5xx answers concern this mail.
const isAboutThisMail = ({ command }: SmtpError): boolean => command === 'RCPT TO' || command === 'DATA';
const isMalformed = ({ code, command }: SmtpError): boolean => code === 'EENVELOPE' && command === 'API';

/** Describes the error of an attempt in one short line without login data: the server's answer, or the error's code. */
export function deliveryFault(error: unknown, smtpUrl: string): DeliveryFault {
  const fault = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const { response, responseCode, code } = fault;
  const answer = typeof response === 'string' ? response : '';
  const text = answer || (typeof code === 'string' ? code : 'EUNKNOWN');
  const isRefused = typeof responseCode === 'number' && responseCode >= 500 && isAboutThisMail(fault);
  return {
    text: printable(withoutSecrets(text, smtpUrl)).slice(0, MAX_FAULT_LENGTH),
    isFinal: isRefused || isMalformed(fault),
  };
}
