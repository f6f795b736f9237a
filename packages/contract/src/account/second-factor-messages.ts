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
