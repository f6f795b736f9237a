import {
  DEFAULT_CITY,
  defaultSiteContent,
  initialCounterSettings,
  initialOperatingRules,
  PLACEHOLDER_EMAIL,
  type ShopSettingDraft,
} from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { COUNTER } from '../api/counter-setting/services/counter-setting';
import { RULES } from '../api/operating-rule/services/operating-rule';
import { toStored } from '../api/site-content/domain/stored-content';
import { CONTENT } from '../api/site-content/services/site-content';
import { SETTING } from '../api/shop-setting/services/shop-setting';

const firstSetting: ShopSettingDraft = {
  brand: 'Jazmín Lencería',
  orderPrefix: 'JL',
  address: '',
  phone: '',
  whatsapp: '',
  email: process.env.ADMIN_EMAIL?.trim() || PLACEHOLDER_EMAIL,
  cuit: '',
  legalName: '',
  taxCondition: 'monotributo',
  coverageCities: [DEFAULT_CITY],
  mailName: '',
  mailItemNames: 'full',
  vatRate: '',
  netPriceLabel: 'auto',
  dataFiscalUrl: '',
  consumerDefenseUrl: '',
  serviceHours: '',
  serviceChannel: '',
  serviceArea: '',
  grossIncomeNumber: '',
  provincialNotice: '',
};

export async function ensureSingleRecords(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(CONTENT).count()) === 0) {
    await strapi.documents(CONTENT).create({ data: toStored(defaultSiteContent) as never });
  }
  if ((await strapi.db.query(SETTING).count()) === 0) {
    const data = { ...firstSetting, coverageCities: firstSetting.coverageCities.join('\n') };
    await strapi.documents(SETTING).create({ data: data as never });
  }
  if ((await strapi.db.query(RULES).count()) === 0) {
    await strapi.documents(RULES).create({ data: initialOperatingRules as never });
  }
  if ((await strapi.db.query(COUNTER).count()) === 0) {
    await strapi.documents(COUNTER).create({ data: initialCounterSettings as never });
  }
}
