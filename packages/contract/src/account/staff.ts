import { z } from '../z';
import { successAnswer } from '../http/responses';
import { MAX_PASSWORD_BYTES, MIN_NEW_ACCOUNT_PASSWORD_LENGTH, INVITATION_HOURS } from '../limits';
import { email, personName } from '../text/text-fields';
import { countUtf8Bytes } from './account';
import { STAFF_ROLES } from './staff-roles';

export const staffMessages = {
  nameRequired: 'Escribí el nombre de la persona',
  nameLetters: 'El nombre solo puede tener letras de nuestro alfabeto, números, espacios y . - _',
  emailRequired: 'Escribí su email',
  roleRequired: 'Elegí qué puede hacer',
  changeRequired: 'Indicá qué cambia: el rol o el bloqueo',
  taken: 'Ese email o nombre ya es de alguien del equipo, o ya tiene una invitación.',
  lastOwner: 'Es la única dueña activa: la tienda no puede quedarse sin dueña. Primero nombrá a otra.',
  pricesAreOwners: 'Los precios los cambia la dueña.',
  staffNotFound: 'Esa persona ya no está en el equipo.',
  invitationNotFound: 'Esa invitación ya no está: se usó o se anuló.',
  invitationInvalid: 'Este enlace no sirve: venció, ya se usó o se anuló. Pedile uno nuevo a la dueña.',
  invitationRevoked: 'Invitación anulada.',
  invitationAccepted: 'Listo, tu cuenta quedó creada. Ya podés iniciar sesión.',
  passwordTooShort: `La contraseña debe tener al menos ${MIN_NEW_ACCOUNT_PASSWORD_LENGTH} caracteres.`,
  passwordRequired: 'Elegí una contraseña',
  passwordTooLong: 'La contraseña es demasiado larga.',
  ownPasswordLink: 'Tu contraseña la cambiás vos, en Configuración › Seguridad.',
  blockedPasswordLink: 'Está bloqueada: desbloqueala antes de crearle un enlace.',
  passwordReset: 'Listo, tu contraseña es la nueva. Ya podés iniciar sesión.',
  linkFacts: `El enlace sirve una sola vez y vence a las ${INVITATION_HOURS} horas.`,
} as const;

const role = z.enum(STAFF_ROLES, staffMessages.roleRequired);

export const staffMemberSchema = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  staffRole: role,
  blocked: z.boolean(),
  /** Last use of an open session of hers; null without one. */
  lastSeenAt: z.nullable(z.string()),
});
export type StaffMember = z.output<typeof staffMemberSchema>;

export const invitationSchema = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  staffRole: role,
  /** True for a link by which somebody of the staff, who forgot hers, chooses a new password. */
  resetsPassword: z.boolean(),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  expired: z.boolean(),
});
export type Invitation = z.output<typeof invitationSchema>;

export const staffListAnswerSchema = successAnswer({
  staff: z.array(staffMemberSchema),
  invitations: z.array(invitationSchema),
});
export type StaffList = z.output<typeof staffListAnswerSchema>;

export const invitationDraftSchema = z.object({
  username: personName(60, staffMessages.nameRequired),
  email: email(staffMessages.emailRequired),
  staffRole: role,
});
export type InvitationDraft = z.output<typeof invitationDraftSchema>;

/** `link` is answered this once, and only where the shop sends no mail: the database keeps a digest of its token. */
export const invitationAnswerSchema = successAnswer({
  invitation: invitationSchema,
  link: z.optional(z.string()),
  mailed: z.boolean(),
});
export type InvitationAnswer = z.output<typeof invitationAnswerSchema>;

export const staffChangeSchema = z
  .object({ staffRole: z.optional(role), blocked: z.optional(z.boolean(staffMessages.changeRequired)) })
  .check(
    z.refine(
      ({ staffRole, blocked }) => staffRole !== undefined || blocked !== undefined,
      staffMessages.changeRequired,
    ),
  );
export type StaffChange = z.output<typeof staffChangeSchema>;

const token = z
  .string(staffMessages.invitationInvalid)
  .check(z.minLength(1, staffMessages.invitationInvalid), z.maxLength(200, staffMessages.invitationInvalid));

export const invitationTokenSchema = z.object({ token });

/** Facts that a person sees before she chooses her password. */
export const openedInvitationSchema = z.pick(invitationSchema, {
  username: true,
  email: true,
  staffRole: true,
  resetsPassword: true,
  expiresAt: true,
});
export type OpenedInvitation = z.output<typeof openedInvitationSchema>;

export const invitationAcceptanceSchema = z.object({
  token,
  password: z.string(staffMessages.passwordRequired).check(
    z.minLength(1, { error: staffMessages.passwordRequired, abort: true }),
    z.minLength(MIN_NEW_ACCOUNT_PASSWORD_LENGTH, staffMessages.passwordTooShort),
    z.refine((text) => countUtf8Bytes(text) <= MAX_PASSWORD_BYTES, staffMessages.passwordTooLong),
  ),
});
export type InvitationAcceptance = z.output<typeof invitationAcceptanceSchema>;
