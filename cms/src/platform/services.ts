/** The services that one API calls on another, by uid: each API adds the type of its own factory. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ShopServices {}

const service = <Uid extends keyof ShopServices>(uid: Uid): ShopServices[Uid] =>
  strapi.service(uid) as ShopServices[Uid];

export const stockLedger = () => service('api::stock-item.stock-item');
export const catalog = () => service('api::catalog.catalog');
export const orders = () => service('api::order.order');
export const clients = () => service('api::client.client');
export const siteContent = () => service('api::site-content.site-content');
export const shopSetting = () => service('api::shop-setting.shop-setting');
export const policies = () => service('api::policy.policy');
export const operatingRules = () => service('api::operating-rule.operating-rule');
export const mails = () => service('api::mail.mail');
export const stockAlerts = () => service('api::stock-alert.stock-alert');
export const cases = () => service('api::case.case');
export const exchanges = () => service('api::exchange.exchange');
export const contactMessages = () => service('api::contact-message.contact-message');
export const coupons = () => service('api::coupon.coupon');
export const reviews = () => service('api::review.review');
export const opening = () => service('api::opening.opening');
export const pictures = () => service('api::picture-upload.picture-upload');
export const views = () => service('api::interaction.interaction');
export const privacy = () => service('api::privacy.privacy');
