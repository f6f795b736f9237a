import {
  initialOperatingRules,
  SOUND_EXCHANGE_POLICY,
  starterCategories,
  type OperatingRules,
  type ShopSettingDraft,
  type SiteContentInput,
} from '@shop/contract';
import shopSetting from './shop-setting.json';
import siteContent from './site-content.json';

/** Settings of the demo shop. The CUIT has a valid check digit; phone and addresses are invented. */
export const demoShopSetting = shopSetting as ShopSettingDraft;

/** Rules of the demo shop, which its policies and exchanges follow. */
export const demoRules: OperatingRules = {
  ...initialOperatingRules,
  exchangeDays: 30,
  exchangePolicy: SOUND_EXCHANGE_POLICY,
};

/** Content of the demo shop's site. The bank details are invented but pass the CBU's check digits. */
export function demoContent(heroPicture: string): SiteContentInput {
  const starters = starterCategories();
  return {
    ...(siteContent as Omit<SiteContentInput, 'sizeGuides'>),
    productCatalog: {
      ...siteContent.productCatalog,
      categories: starters.map(({ category }) => category),
    },
    sizeGuides: starters.flatMap(({ guides }) => guides),
    hero: { ...siteContent.hero, heroImage: { ...siteContent.hero.heroImage, url: heroPicture } },
  };
}

export const { checkout } = siteContent;
