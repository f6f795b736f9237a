import { type SiteContentInput } from '@shop/contract';

/** How to reach the demo shop; the number and the addresses belong to nobody. */
export const contact: SiteContentInput['contact'] = {
  mainTitle: 'Contáctanos',
  subtitle: 'Estamos para ayudarte',
  description: '¿Dudas con el talle, con un color o con tu pedido? Escribinos y te respondemos en el día.',
  contactInfo: [
    {
      icon: 'Phone',
      title: 'Teléfono',
      details: ['299 555-0100'],
      description: 'También por WhatsApp',
    },
    {
      icon: 'Mail',
      title: 'Email',
      details: ['hola@jazminlenceria.example'],
      description: 'Respondemos dentro de las 24 horas',
    },
    {
      icon: 'MapPin',
      title: 'Punto de encuentro',
      details: ['Av. Argentina y Roca', 'Neuquén capital'],
      description: 'Solo con pedido confirmado',
    },
    {
      icon: 'Clock',
      title: 'Horarios',
      details: ['Lunes a viernes de 10 a 13 y de 17 a 20', 'Sábados de 10 a 13'],
      description: '',
    },
  ],
  socialMedia: [
    {
      icon: 'Instagram',
      name: 'Instagram',
      handle: '@jazmin.lenceria.demo',
      link: 'https://www.instagram.com/',
    },
    { icon: 'Facebook', name: 'Facebook', handle: 'Jazmín Lencería', link: 'https://www.facebook.com/' },
    {
      icon: 'MessageCircle',
      name: 'WhatsApp',
      handle: '299 555-0100',
      link: 'https://wa.me/5492995550100',
    },
  ],
  formTitle: 'Envianos un mensaje',
  formDescription: 'Contanos qué estás buscando y te asesoramos sin compromiso.',
  responseMessage: '¡Gracias por escribirnos! Recibimos tu mensaje y te respondemos dentro de las 24 horas.',
  responseDisclaimer: 'Usamos tus datos solo para responderte. No los compartimos con nadie.',
};
