import { z } from '../z';
import { successAnswer } from '../http/responses';
import { accountMessages } from './account-messages';

export const secondFactorMessages = {
  required: 'Falta el código de tu app de autenticación.',
  codeRequired: 'Ingresá el código.',
  wrongCode: 'El código no es correcto o ya se usó.',
  challengeOver: 'Pasó demasiado tiempo. Ingresá otra vez con tu contraseña.',
  enrolmentOver: 'La activación venció. Empezá de nuevo.',
  alreadyOn: 'La verificación en dos pasos ya está activada.',
  off: 'La verificación en dos pasos no está activada.',
  disabled: 'Desactivaste la verificación en dos pasos.',
  tooManyCodes:
    'Error 429: hubo demasiados códigos equivocados. Usá un dispositivo de confianza o probá de nuevo mañana.',
} as const;

export const RECOVERY_CODES = 10;
/** Days for which a trusted device is asked for no code. */
export const TRUSTED_DEVICE_DAYS = 30;
/** Minutes between the password and the code of one login. */
export const CHALLENGE_MINUTES = 10;
/** Minutes between the secret of a new second factor and its first code. */
export const ENROLMENT_MINUTES = 15;

// People type codes in groups and in either case; what is longer than any code is no code.
export const code = z.pipe(
  z
    .string(secondFactorMessages.codeRequired)
    .check(
      z.trim(),
      z.minLength(1, secondFactorMessages.codeRequired),
      z.maxLength(40, secondFactorMessages.wrongCode),
    ),
  z.transform((text) => text.replace(/[\s-]/g, '').toLowerCase()),
);

export const currentPassword = z
  .string(accountMessages.currentRequired)
  .check(z.minLength(1, accountMessages.currentRequired), z.maxLength(200, accountMessages.wrongCurrent));

export const codeSignInSchema = z.object({
  challenge: z
    .string(secondFactorMessages.challengeOver)
    .check(
      z.minLength(1, secondFactorMessages.challengeOver),
      z.maxLength(100, secondFactorMessages.challengeOver),
    ),
  code,
  /** Asks for no code from this browser for `TRUSTED_DEVICE_DAYS`. */
  trustDevice: z.optional(z.boolean()),
});
export type CodeSignIn = z.output<typeof codeSignInSchema>;

export const ownPasswordSchema = z.object({ currentPassword });
export const codeSchema = z.object({ code });
export const ownPasswordAndCodeSchema = z.object({ currentPassword, code });
export type OwnPasswordAndCode = z.output<typeof ownPasswordAndCodeSchema>;

export const enrolmentSchema = z.object({
  /** Base32, for typing it into the app. */
  secret: z.string(),
  /** otpauth address, for a phone that opens it in its app. */
  uri: z.string(),
  /** SVG of the QR code of `uri`. */
  qr: z.string(),
});
export type Enrolment = z.output<typeof enrolmentSchema>;

export const recoveryCodesAnswerSchema = successAnswer({ recoveryCodes: z.array(z.string()) });

export const accountSecuritySchema = z.object({
  /** Fewest characters of a new password. */
  minPasswordLength: z.number(),
  /** The owner always; a seller where the owner's rules say so. */
  mayChangePrices: z._default(z.boolean(), false),
  secondFactor: z.object({
    /** Null while it is off. */
    onSince: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
    trustedDevices: z.number(),
  }),
});
export type AccountSecurity = z.output<typeof accountSecuritySchema>;

/** Minutes for which a session counts as proven by password and code. */
export const FRESH_PROOF_MINUTES = 10;

export const freshProofDraftSchema = z.object({ currentPassword, code: z.optional(code) });

export const freshProofMessages = {
  needed: 'Para hacer esto, escribí otra vez tu contraseña.',
  given: 'Listo, confirmaste que sos vos.',
} as const;
