import { DEFAULT_CITY } from '../limits';
import type { Category, SiteContent, SizeGuide } from './site-content';

/** Shown by the back office's product form only when the categories cannot be loaded; never as shop data. */
export const FALLBACK_CATEGORIES: readonly Category[] = [
  { name: 'electronics', display_name: 'Electrónicos' },
  { name: 'clothing', display_name: 'Ropa' },
  { name: 'books', display_name: 'Libros' },
  { name: 'home', display_name: 'Hogar' },
  { name: 'sports', display_name: 'Deportes' },
  { name: 'beauty', display_name: 'Belleza' },
  { name: 'toys', display_name: 'Juguetes' },
  { name: 'food', display_name: 'Comida' },
  { name: 'automotive', display_name: 'Automotriz' },
];

/** What a new list item of the content editor holds. */
export const newItems = {
  category: (): Category => ({ name: '', display_name: '' }),
  value: () => ({ icon: 'Info', title: '', description: '' }),
  infoCard: () => ({ icon: 'Info', title: '', description: '', enabled: true }),
  expandableSection: (now: number) => ({ id: `seccion-${now}`, title: '', content: '', enabled: true }),
  contactInfo: () => ({ icon: 'Info', title: '', details: [''], description: '' }),
  socialMedia: () => ({ icon: 'Globe', name: '', handle: '', link: '' }),
  sizeGuide: (): SizeGuide => ({
    category: '',
    title: 'Nueva Guía de Tallas',
    subtitle: 'Encuentra tu talla perfecta',
    enabled: true,
    tableHeaders: ['Talla', 'Medida 1', 'Medida 2'],
    tableRows: [],
    notes: '',
  }),
  sizeGuideRow: (headers: number) => ({
    size: '',
    measurements: Array.from({ length: Math.max(0, headers - 1) }, () => ''),
  }),
};

/** What the shop says before its owner has edited anything. */
export const defaultSiteContent: SiteContent = {
  version: 0,
  updatedAt: '1970-01-01T00:00:00.000Z',
  hero: {
    slogan: 'Sentite vos misma',
    mainDescription: '',
    buttonText: 'Ver Productos',
    buttonLink: 'products',
    heroImage: { url: '', alt: '', filename: '' },
  },
  productCatalog: { mainTitle: 'Nuestros Productos', subtitle: '', categories: [] },
  whyChooseJazmin: { mainTitle: '¿Por qué elegirnos?', description: '', values: [] },
  contact: {
    mainTitle: 'Contáctanos',
    subtitle: '',
    description: '',
    contactInfo: [],
    socialMedia: [],
    formTitle: 'Envianos un mensaje',
    formDescription: '',
    responseMessage: '¡Gracias! Recibimos tu mensaje y te respondemos pronto.',
    responseDisclaimer: '',
  },
  productDetail: {
    infoCards: [],
    expandableSections: [],
    showSizeGuideButton: true,
    sizeGuideButtonText: 'Guía de tallas',
  },
  sizeGuides: [],
  checkout: {
    deliveryInfo: {
      title: 'Entrega',
      meetingPoint: {
        enabled: true,
        title: 'Retiro en punto de encuentro',
        description: 'Coordinamos día y horario por WhatsApp.',
        address: DEFAULT_CITY,
        schedule: '',
        notes: '',
      },
    },
    shipping: {
      enabled: true,
      title: 'Envío',
      homeDelivery: {
        enabled: true,
        title: 'Envío a domicilio',
        description: 'Lo llevamos a tu casa.',
        coverage: `Solo en la ciudad de ${DEFAULT_CITY}`,
        estimatedDays: '2 a 3 días hábiles',
        freeShippingThreshold: 0,
        baseCost: 0,
        notes: '',
      },
    },
    paymentInfo: {
      title: 'Forma de pago',
      cashOnDelivery: {
        enabled: true,
        title: 'Efectivo',
        description: 'Pagás al recibir.',
        additionalFee: 0,
        notes: '',
      },
      bankTransfer: {
        enabled: true,
        title: 'Transferencia bancaria',
        bankName: '',
        cbu: '',
        alias: '',
        accountHolder: '',
        accountType: '',
        accountNumber: '',
        instructions: '',
      },
    },
  },
};

/** The product page's info cards while the content cannot be loaded (spec, section 9); never as shop data. */
export const FALLBACK_INFO_CARDS = [
  { icon: 'Truck', title: 'Envío gratis', description: 'En compras superiores a $30.000', enabled: true },
  { icon: 'RotateCcw', title: 'Cambios', description: '30 días para cambios', enabled: true },
  { icon: 'ShieldCheck', title: 'Garantía', description: 'Garantía de calidad', enabled: true },
];
