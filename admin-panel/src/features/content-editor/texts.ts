import { MAX_IMAGE_BYTES, messages } from '@shop/contract';
import { texts as sharedTexts } from '#shared/texts.ts';
import { contentForm } from './fields/content-form.ts';

const MAX_MB = MAX_IMAGE_BYTES / 1024 ** 2;

export const texts = {
  title: 'Contenido del sitio',
  intro: 'Todos los textos que ven tus clientas. Nada cambia en la tienda hasta que guardás.',
  refresh: 'Actualizar',
  save: 'Guardar cambios',
  nothingToSave: 'No hay contenido para guardar',
  dirty: sharedTexts.unsaved,
  loading: 'Cargando contenido...',
  loadFailure: {
    failed: 'Error al cargar el contenido.',
    failedRetry: 'Error al cargar el contenido. Intente nuevamente.',
  },
  variables: {
    insert: 'Insertar dato',
    option: (meaning: string, value: string) => `${meaning}: ${value || 'sin dato'}`,
    typed: (figure: string, meaning: string, name: string) =>
      `Escribiste ${figure}, que es hoy el dato «${meaning}»: usá {${name}} y va a cambiar solo.`,
  },
  saved: 'Contenido actualizado exitosamente!',
  saveFailure: {
    failed: 'Error al actualizar el contenido.',
    failedRetry: 'Error al guardar el contenido. Intente nuevamente.',
  },
  draftRestored: 'Recuperamos los cambios que habías dejado sin guardar en este dispositivo.',
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Los cambios quedan guardados como borrador en este dispositivo, pero no en la tienda.',
    stay: 'Seguir editando',
    leave: 'Salir',
  },
  discardDialog: {
    title: '¿Descartar los cambios?',
    text: 'Vas a volver al contenido que está publicado.',
    cancel: 'Cancelar',
    confirm: 'Descartar',
  },
  tabsLabel: 'Secciones del contenido',
  faultsInTab: (count: number) => (count === 1 ? '1 error' : `${count} errores`),
  list: {
    add: (item: string) => `Agregar ${item}`,
    remove: (item: string, position: number) => `Quitar ${item} ${position}`,
    up: (item: string, position: number) => `Subir ${item} ${position}`,
    down: (item: string, position: number) => `Bajar ${item} ${position}`,
    drag: (item: string, position: number) => `Mover ${item} ${position}`,
    empty: (item: string) => `Todavía no hay ninguna ${item}.`,
    heading: (item: string, position: number) =>
      `${item.charAt(0).toUpperCase()}${item.slice(1)} ${position}`,
  },
  homePage: {
    bestSellers: 'Los más elegidos',
    categories: 'Categorías en imágenes',
    products: 'Productos',
    sizeHelp: 'Ayuda con el talle',
    reviews: 'Opiniones de compradoras',
    gift: 'Para regalar',
    whyChoose: contentForm.whyChooseJazmin.label,
    contact: 'Contacto',
  },
  hero: {
    choose: 'Subir imagen',
    byAddress: 'Usar una imagen por su dirección',
    tooLarge: `La imagen es demasiado grande. Máximo ${MAX_MB}MB.`,
    badType: 'Tipo de archivo no válido. Solo JPG, PNG y WEBP.',
    uploadFailure: {
      failed: 'Error al subir la imagen',
      failedRetry: 'Error al subir la imagen. Intenta nuevamente.',
    },
    uploaded: 'Imagen subida exitosamente!',
  },
  searchIntro:
    'Palabras que la búsqueda de la tienda toma como lo mismo: quien busca “soutien” encuentra los corpiños. Un grupo por renglón, con comas.',
  sizeGuides: {
    guides: 'Guías de talles',
    summary: (sizes: number, measures: number) =>
      `${sizes} ${sizes === 1 ? 'talle' : 'talles'} · ${measures} ${measures === 1 ? 'medida' : 'medidas'}`,
    hidden: 'oculta en la tienda',
    header: (column: number) => `Encabezado ${column}`,
    addColumn: 'Agregar columna',
    removeColumn: (header: string) => `Quitar la columna ${header}`,
    addRow: 'Agregar fila',
    removeRow: (size: string) => `Quitar la fila ${size}`,
    size: (row: number) => `Talle de la fila ${row}`,
    measurement: (header: string, row: number) => `${header}, fila ${row}`,
    noRows: 'La tabla no tiene filas.',
    actions: 'Acciones',
  },
  contactForm: 'Formulario',
  /** Noun of one line of the details of a card. */
  line: 'línea',
  deliveryDates: {
    weekdaysLegend: 'Días en que preparás y entregás',
    example: (sentences: string) => `Quien compra ahora lee: ${sentences}.`,
    noExample: 'Con estos datos no se puede calcular una fecha.',
    off: 'Las fechas están apagadas: la tienda no las muestra.',
    holidaysEnd: (day: string) =>
      `La lista de feriados termina el ${day}: sumá los siguientes como días cerrados.`,
  },
  mercadoPago: {
    ready: 'Está preparado: podés activarlo cuando quieras.',
    notReady: 'Todavía no se puede activar: falta un paso de quien instala la tienda.',
    forInstaller: 'Para quien instala',
    missing: (names: readonly string[]) => `Falta cargar en el servidor: ${names.join(' y ')}.`,
    failed: 'No pudimos revisar si está preparado. Recargá la página.',
    noticeUrl: (url: string) =>
      `En tu cuenta de Mercado Pago, Webhooks, evento Pagos, cargá esta dirección: ${url}`,
  },
  checkout: {
    more: 'Textos y detalles',
    on: 'Activo',
    off: 'Apagado',
    delivery: 'Envíos y retiro',
    deliverySummary: 'Costo, envío gratis, punto de retiro, fechas y compra mínima.',
    payment: 'Cobros',
    paymentSummary: 'Transferencia, efectivo y Mercado Pago.',
    loading: 'Cargando...',
  },
  icons: {
    choose: 'Elegir ícono',
    search: 'Buscar ícono',
    none: 'No hay íconos con ese nombre.',
    count: (count: number) => (count === 1 ? '1 ícono' : `${count} íconos`),
  },
  readable: { yes: 'Sí', no: 'No', blank: '(vacío)' },
  conflict: {
    title: messages.staleContent,
    text: 'Alguien guardó mientras editabas. Tus cambios no se perdieron.',
    merged: 'Los cambios de ambas partes se pueden unir: no tocan los mismos campos.',
    theirEdits: 'Lo que guardó la otra sesión',
    myEdits: 'Lo que cambiaste vos',
    choose: 'En estos campos cambiaron los dos. Elegí cuál queda:',
    mine: 'Lo tuyo',
    theirs: 'Lo guardado',
    save: 'Unir y guardar',
    dropMine: 'Descartar lo mío y ver lo guardado',
    cancel: 'Seguir editando',
  },
  openRevisions: 'Historial',
  preview: {
    title: 'Vista previa de la tienda',
    show: 'Ver vista previa',
    hide: 'Ocultar vista previa',
    width: 'Ancho de la vista previa',
    desktop: 'Escritorio',
    phone: 'Celular',
    page: 'Página',
    home: 'Inicio',
    checkout: 'Checkout',
    product: 'Producto',
    hint: 'Tocá una parte de la vista previa para ir a su campo.',
  },
} as const;
