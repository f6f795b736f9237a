import { type SiteContentInput } from '@shop/contract';
import { checkout } from './checkout';
import { contact } from './contact';
import { productDetail } from './product-detail';
import { sizeGuides } from './size-guides';

const categories = [
  { name: 'conjuntos', display_name: 'Conjuntos' },
  { name: 'corpinos', display_name: 'Corpiños' },
  { name: 'bombachas', display_name: 'Bombachas' },
  { name: 'bodies', display_name: 'Bodies' },
  { name: 'pijamas', display_name: 'Pijamas' },
  { name: 'medias', display_name: 'Medias' },
  { name: 'trajes-de-bano', display_name: 'Trajes de baño' },
  { name: 'accesorios', display_name: 'Accesorios' },
];

const whyChooseJazmin: SiteContentInput['whyChooseJazmin'] = {
  mainTitle: '¿Por qué elegirnos?',
  description: 'Elegimos cada prenda como si fuera para nosotras: que sea linda, que calce bien y que dure.',
  values: [
    {
      icon: 'Ruler',
      title: 'Talles de verdad',
      description: 'Guías con medidas del cuerpo y ayuda personal para elegir.',
    },
    {
      icon: 'Heart',
      title: 'Comodidad primero',
      description: 'Encajes suaves, forros de algodón y costuras que no molestan.',
    },
    {
      icon: 'ShieldCheck',
      title: 'Compra tranquila',
      description: 'Pagás al recibir o por transferencia, con cambios en 30 días.',
    },
    {
      icon: 'Gift',
      title: 'Discreción y cariño',
      description: 'Paquete liso por fuera y envuelto para regalo por dentro.',
    },
  ],
};

/** Every text of the demo shop's site, with its hero picture. */
export const demoContent = (heroPicture: string): SiteContentInput => ({
  hero: {
    slogan: 'Lencería para sentirte vos misma',
    mainDescription:
      'Conjuntos, corpiños y pijamas elegidos uno por uno. Retirás en el centro de Neuquén o te lo llevamos a casa, en un paquete que no cuenta nada.',
    buttonText: 'Ver Productos',
    buttonLink: 'products',
    heroImage: {
      url: heroPicture,
      alt: 'Conjunto de encaje bordó sobre un fondo rosa con ramas de jazmín',
      filename: 'conjunto-bordo.jpg',
    },
  },
  productCatalog: {
    mainTitle: 'Nuestros Productos',
    subtitle: 'Novedades, clásicos de todos los días y algún gusto para un día distinto.',
    categories,
  },
  whyChooseJazmin,
  contact,
  productDetail,
  sizeGuides,
  checkout,
});
