export const texts = {
  loading: 'Cargando producto…',
  gallery: 'Imágenes del producto',
  showPicture: (index: number, total: number) => `Ver imagen ${index} de ${total}`,
  position: (index: number, total: number) => `${index}/${total}`,
  zoom: 'Ampliar la imagen',
  off: (percent: number) => `${percent}% OFF`,
  before: 'Precio anterior:',
  saves: (money: string) => `Ahorrás ${money}`,
  color: 'Color',
  size: 'Talle',
  soldOut: 'sin stock',
  soldOutSize: (size: string) => `No queda stock del talle ${size} en este color.`,
  soldOutColor: 'No queda stock de este color.',
  soldOutProduct: 'Sin stock',
  tellMe: 'Avisame cuando vuelva',
  pickAwaited: 'Elegí el talle que esperás',
  pickSize: 'Por favor selecciona una talla',
  quantity: 'Cantidad',
  less: 'Restar una unidad',
  more: 'Sumar una unidad',
  last: '¡Última unidad!',
  left: (units: number) => `Quedan ${units}`,
  add: 'Agregar al Carrito',
  guide: 'Guía de talles',
} as const;

/** Text for shoppers without script; apart, as only the server renders it. */
export const NO_SCRIPT =
  'Para comprar desde acá hace falta JavaScript. También podés consultarnos por WhatsApp.';
