import { type ShopSettingDraft } from '@shop/contract';

/** Who the demo shop is. Its CUIT passes its check digit and belongs to nobody we know of. */
export const demoShopSetting: ShopSettingDraft = {
  brand: 'Jazmín Lencería',
  orderPrefix: 'JL',
  address: 'Av. Argentina y Roca, Neuquén capital',
  phone: '299 555-0100',
  whatsapp: '299 555-0100',
  email: 'hola@jazminlenceria.example',
  cuit: '27-11111114-1',
  legalName: 'Jazmín Ejemplo',
  taxCondition: 'monotributo',
  coverageCities: ['Neuquén'],
};
