import { INVITATION_HOURS, MIN_NEW_ACCOUNT_PASSWORD_LENGTH } from '../limits';

export const staffMessages = {
  nameRequired: 'Escribí el nombre de la persona',
  emailRequired: 'Escribí su email',
  emailFormat: 'Formato de email inválido',
  roleRequired: 'Elegí qué puede hacer',
  changeRequired: 'Indicá qué cambia: el rol o el bloqueo',
  taken: 'Ese email o nombre ya es de alguien del equipo, o ya tiene una invitación.',
  lastOwner: 'Es la única dueña activa: la tienda no puede quedarse sin dueña. Primero nombrá a otra.',
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
