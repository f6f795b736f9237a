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
  authLoading: 'Cargando autenticación...',
  expired: {
    title: 'Tu sesión terminó',
    text: 'Volvé a ingresar para seguir donde estabas. No perdés nada de lo que escribiste.',
    leave: 'Salir sin guardar',
  },
} as const;
