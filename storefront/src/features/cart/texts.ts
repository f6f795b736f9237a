export const whatsappTexts = {
  greeting: '¡Hola! Quisiera hacer una consulta sobre los productos de la tienda.',
  opening: '¡Hola! Quisiera consultar por estos productos:',
  size: (size: string) => `talle ${size}`,
  color: (color: string) => `color ${color}`,
  quantity: (quantity: number) => `cantidad ${quantity}`,
  price: (price: string) => `precio ${price}`,
  total: (total: string) => `Total estimado: ${total}`,
  question: '¿Tienen stock disponible?',
} as const;
