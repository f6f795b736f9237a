export const checkoutMessages = {
  fullName: 'El nombre completo es requerido',
  email: 'El email es requerido',
  phone: 'El teléfono es requerido',
  address: 'La dirección es requerida para el envío',
  city: 'La ciudad es requerida para el envío',
  emptyCart: 'Tu carrito está vacío',
  quantity: 'La cantidad debe ser un número entero de 1 a 99',
} as const;
