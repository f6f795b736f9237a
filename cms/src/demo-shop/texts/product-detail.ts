import { type SiteContentInput } from '@shop/contract';

/** What every product page of the demo shop says beside the product. */
export const productDetail: SiteContentInput['productDetail'] = {
  infoCards: [
    {
      icon: 'Truck',
      title: 'Envío en Neuquén',
      description: 'Gratis desde $30.000. Llega en 2 a 3 días hábiles.',
      enabled: true,
    },
    {
      icon: 'RotateCcw',
      title: 'Cambios en 30 días',
      description: 'Sin uso, con etiqueta y protector higiénico.',
      enabled: true,
    },
    {
      icon: 'ShieldCheck',
      title: 'Garantía de confección',
      description: '6 meses por fallas de costura o herrajes.',
      enabled: true,
    },
    {
      icon: 'Lock',
      title: 'Paquete discreto',
      description: 'Sin marcas ni descripción del contenido.',
      enabled: true,
    },
  ],
  expandableSections: [
    {
      id: 'envios',
      title: 'Envíos y retiros',
      content:
        'Enviamos a toda la ciudad de Neuquén en 2 a 3 días hábiles. El envío cuesta $2.500 y es gratis desde $30.000.\n\nTambién podés retirar sin cargo en el punto de encuentro del centro: coordinamos por WhatsApp.',
      enabled: true,
    },
    {
      id: 'cambios',
      title: 'Cambios y arrepentimiento',
      content:
        'Tenés 30 días para cambiar tu prenda sin uso, con etiqueta y protector higiénico.\n\nAdemás, podés arrepentirte de la compra dentro de los 10 días corridos desde que la recibís: te devolvemos el dinero y el costo de la devolución corre por nuestra cuenta.',
      enabled: true,
    },
    {
      id: 'cuidados',
      title: 'Cómo cuidar tus prendas',
      content:
        'Lavá los encajes a mano o dentro de una bolsa de lavado, con agua fría y jabón neutro.\n\nNo uses secarropas: el calor vence el elástico. Secá a la sombra y guardá los corpiños con las tazas abiertas.',
      enabled: true,
    },
    {
      id: 'pagos',
      title: 'Medios de pago',
      content:
        'Efectivo al recibir o transferencia bancaria. Con transferencia, subís el comprobante desde la web.',
      enabled: true,
    },
  ],
  showSizeGuideButton: true,
  sizeGuideButtonText: 'Guía de tallas',
};
