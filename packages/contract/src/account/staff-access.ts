import type { endpoints } from '../endpoints';
import { STAFF_ROLES, type StaffRole } from './staff-roles';

type Endpoints = typeof endpoints;
/** Names of the calls that need the session of a staff member. */
export type StaffCall = {
  [Name in keyof Endpoints]: Endpoints[Name]['access'] extends 'admin' ? Name : never;
}[keyof Endpoints];

type Roles = readonly StaffRole[];

const everyone = STAFF_ROLES;
const owner = ['duena'] as const;
/** Work with orders, clients and stock. */
const sellers = ['duena', 'vendedora'] as const;
/** Calls that read for sellers; none of them writes. */
const readers = ['duena', 'vendedora', 'lectura'] as const;
/** Sums of money and statistics. */
const figures = ['duena', 'contadora'] as const;

/** Lists the roles that may make each call; a staff call without a row does not compile. */
export const staffAccess = {
  checkSession: everyone,
  updateProfile: everyone,
  updatePassword: everyone,
  proveFreshly: everyone,
  accountSecurity: everyone,
  listOwnSessions: everyone,
  endOwnSession: everyone,
  endOwnSessions: everyone,
  startSecondFactor: everyone,
  confirmSecondFactor: everyone,
  renewRecoveryCodes: everyone,
  disableSecondFactor: everyone,
  listPriceChanges: owner,
  previewPrices: owner,
  changePrices: owner,
  undoPriceChange: owner,
  exportProducts: readers,
  listDeletedProducts: readers,
  findProductsBySku: readers,
  readProductOffer: readers,
  listPictureCopies: readers,
  createProduct: sellers,
  bulkProducts: owner,
  readImportFile: owner,
  importProducts: owner,
  updateProduct: sellers,
  deleteProduct: owner,
  restoreProduct: owner,
  registerSale: sellers,
  listOrders: readers,
  ordersSummary: figures,
  // The file has the phone and mail of every client.
  exportOrders: owner,
  listDeletedOrders: readers,
  bulkOrderStatus: sellers,
  bulkFulfillment: sellers,
  getOrder: readers,
  updateOrderStatus: sellers,
  changeFulfillment: sellers,
  recordInvoice: sellers,
  editOrder: sellers,
  previewOrderEdit: sellers,
  recordPayment: sellers,
  recordRefund: sellers,
  voidPayment: sellers,
  returnUnits: sellers,
  acceptProof: sellers,
  undoOrderStep: sellers,
  recordWhatsapp: sellers,
  revokeOrderLinks: sellers,
  confirmOrder: sellers,
  deleteOrder: owner,
  restoreOrder: owner,
  listClients: readers,
  exportClients: owner,
  getClient: readers,
  updateClient: sellers,
  joinClients: sellers,
  separateClients: sellers,
  listCoupons: owner,
  createCoupon: owner,
  updateCoupon: owner,
  deleteCoupon: owner,
  readMercadoPagoSetup: owner,
  refundOnlinePayment: owner,
  listOrderMails: readers,
  listFailedMails: readers,
  resendMail: sellers,
  listMessageTemplates: owner,
  previewMessageTemplate: owner,
  saveMessageTemplate: owner,
  listReviews: readers,
  changeReview: sellers,
  updateContent: owner,
  getContentSource: owner,
  listContentRevisions: owner,
  getContentRevision: owner,
  updateShop: owner,
  // Whoever enters or reads a payment names its way.
  getCounterSettings: everyone,
  updateCounterSettings: owner,
  getOperatingRules: owner,
  updateOperatingRules: owner,
  listPolicies: owner,
  readPolicyDraft: owner,
  updatePolicyDraft: owner,
  publishPolicy: owner,
  interactionsSummary: figures,
  mostViewedProducts: figures,
  mostViewedCategories: figures,
  resetInteractions: owner,
  salesStats: figures,
  // People type names into a search, too; its words are for the texts of the shop.
  searchStats: owner,
  vitalsStats: owner,
  overviewStats: figures,
  workStats: readers,
  readReport: figures,
  exportReport: figures,
  exportMonth: figures,
  readTill: figures,
  closeTill: owner,
  // Her own takings only, and only where the owner's setting says so.
  readOwnTill: readers,
  closeOwnTill: sellers,
  countDueCases: readers,
  listCases: readers,
  openCaseByStaff: sellers,
  readCase: readers,
  recordCaseStep: sellers,
  tieCase: sellers,
  returnCaseMoney: sellers,
  // A request of data hands out or erases all that the shop holds about a person.
  readDataRequest: owner,
  recordDataRequestStep: owner,
  eraseForDataRequest: owner,
  readOrderExchanges: readers,
  openExchange: sellers,
  readExchange: readers,
  recordExchangeStep: sellers,
  listMessages: readers,
  markMessage: sellers,
  deleteMessage: owner,
  listAwaitedVariants: readers,
  listRestock: readers,
  exportRestock: readers,
  listPhoneAlerts: readers,
  markPhoneAlert: sellers,
  deletePhoneAlert: sellers,
  getOpening: owner,
  openShop: owner,
  closeShop: owner,
  updateClosedNotice: owner,
  decideCheck: owner,
  // All staff may look at the shop before it opens.
  previewShop: everyone,
  listStaff: owner,
  inviteStaff: owner,
  renewInvitation: owner,
  revokeInvitation: owner,
  makePasswordLink: owner,
  updateStaff: owner,
  listAudit: owner,
} as const satisfies Record<StaffCall, Roles>;

/** Rights within calls that several roles may make. */
export const staffRights = {
  /** Products that are not for sale, in the public lists. */
  seeHiddenProducts: readers,
  /** Public pictures, of products and of the shop's texts. */
  uploadPictures: sellers,
  /** A transfer proof without its signed link. */
  seeProofs: readers,
  /** Backups and data checks, in the health of the shop. */
  seeServerState: owner,
  /** Sums of money of one client over all her orders. */
  seeFigures: figures,
} as const satisfies Record<string, Roles>;

export type StaffPermission = StaffCall | keyof typeof staffRights;

const permissions: Readonly<Record<StaffPermission, Roles>> = { ...staffAccess, ...staffRights };

/** Returns the roles that may make a call or have a right. */
export const rolesAllowed = (permission: StaffPermission): Roles => permissions[permission];

/** Returns whether a role may change the price of a product: the owner may, and a seller where the owner's rules say so. */
export const mayChangePrices = (role: StaffRole | null, rules: { sellersChangePrices: boolean }): boolean =>
  isAllowed(role, 'changePrices') || (rules.sellersChangePrices && isAllowed(role, 'updateProduct'));

/** Returns whether a role may make a call or has a right; nobody without a role may. */
export const isAllowed = (role: StaffRole | null, permission: StaffPermission): boolean =>
  role !== null && permissions[permission].includes(role);
