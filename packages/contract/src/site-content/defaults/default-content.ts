import type { SiteContent } from '../site-content';
import { defaultCheckoutContent } from './checkout-defaults';
import { completeHomeSections } from '../home-sections';
import { defaultSynonyms } from './default-synonyms';

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
  homePage: { sections: completeHomeSections([]) },
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
    responseMessage: '¡Gracias! Recibimos tu mensaje.',
    responseDisclaimer: '',
  },
  productDetail: {
    infoCards: [],
    expandableSections: [],
    showSizeGuideButton: true,
    sizeGuideButtonText: 'Guía de tallas',
  },
  sizeGuides: [],
  checkout: defaultCheckoutContent,
  search: { synonyms: defaultSynonyms },
  announcement: { texts: '' },
};
