import { TRUSTED_DEVICE_DAYS } from '@shop/contract';
import { texts as sharedTexts } from '#shared/texts.ts';

export const texts = {
  title: 'Administración',
  intro: 'Ingresá con tu cuenta para gestionar la tienda.',
  email: 'Email',
  password: 'Contraseña',
  thePassword: 'la contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Ingresando...',
  backToShop: 'Volver a la tienda',
  badCredentials: 'Credenciales inválidas',
  failed: 'Error al iniciar sesión',
  pageTitle: 'Iniciar sesión',
  authLoading: sharedTexts.authLoading,
  code: {
    title: sharedTexts.secondFactor,
    app: 'Abrí tu app de autenticación y escribí el código de 6 números que muestra para esta tienda.',
    appLabel: 'Código de verificación',
    recovery:
      'Escribí uno de los códigos que guardaste al activar la verificación. Cada uno sirve una sola vez.',
    recoveryLabel: 'Código de recuperación',
    useRecovery: 'No tengo el teléfono: usar un código de recuperación',
    useApp: 'Usar el código de la app',
    trust: `Confiar en este dispositivo por ${TRUSTED_DEVICE_DAYS} días`,
    trustHint: 'Solo si lo usás vos. No te pedimos el código acá hasta que cambies la contraseña.',
    lost: 'Si perdiste el teléfono y también los códigos, pedile a quien mantiene la tienda que quite la verificación de tu cuenta.',
    back: 'Volver a empezar',
  },
  proof: {
    title: 'Confirmá que sos vos',
    text: 'Lo que vas a hacer toca datos delicados. Escribí tu contraseña y seguimos: no perdés nada de lo que escribiste.',
    submit: 'Confirmar',
  },
  expired: {
    title: 'Tu sesión terminó',
    text: 'Volvé a ingresar para seguir donde estabas. No perdés nada de lo que escribiste.',
    leave: 'Salir sin guardar',
  },
} as const;
