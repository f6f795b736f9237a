/** The business constants of the shop. Money in whole pesos, sizes in bytes, times in milliseconds. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const GET_CACHE_MS = 5 * MINUTE_MS;
export const REQUEST_GAP_MS = 100;
export const STORAGE_KEYS = {
  token: 'token',
  adminToken: 'adminToken',
  adminUser: 'adminUser',
  cart: 'cart',
} as const;

export const QUANTITY_CAP_WHEN_STOCK_UNKNOWN = 99;
export const MAX_UNITS_PER_LINE = 20;
export const MAX_UNITS_PER_ORDER = 50;
export const MAX_LINES_PER_ORDER = 50;
export const MAX_OPEN_ORDERS_PER_CONTACT = 5;

export const CATALOG_PAGE_SIZE = 12;
export const LOAD_MORE_ABOVE = 8;
export const RELATED_PRODUCTS = 4;
export const NEW_ABOVE_STOCK = 10;
/** Days for which a card calls a product new. */
export const NEW_DAYS = 30;
export const LOW_STOCK_AT = 3;
export const MAX_PAGE_SIZE = 100;
export const ALL_PRODUCTS_CAP = 500;

export const ADMIN_PRODUCTS_PAGE_SIZE = 10;
export const ADMIN_ORDERS_PAGE_SIZE = 20;
export const MESSAGES_PAGE_SIZE = 20;
export const DEFAULT_ORDERS_PAGE_SIZE = 10;
export const PAGE_BUTTONS = 5;

export const DASHBOARD_ORDERS = 20;
export const DASHBOARD_TOP_PRODUCTS = 10;
export const DASHBOARD_TOP_CATEGORIES = 5;
export const DASHBOARD_RECENT_ORDERS = 5;

export const PRODUCT_SEARCH_DEBOUNCE_MS = 500;
export const HEALTH_POLL_MS = 30_000;
export const CHECKOUT_CONTENT_REFRESH_MS = 5 * MINUTE_MS;
export const TOAST_MS = 2_500;
export const COPY_CONFIRMATION_CHECKOUT_MS = 1_500;
export const COPY_CONFIRMATION_ORDER_MS = 2_000;
export const CATALOG_RETRY_MS = 2_000;
export const CONTACT_SUCCESS_MS = 5_000;
export const SUCCESS_BANNER_MS = 3_000;
export const CONTENT_SAVED_BANNER_MS = 5_000;
export const CONTENT_RELOAD_AFTER_SAVE_MS = 1_000;
export const ANCHOR_SCROLL_MS = 100;
export const SCROLL_TOP_REPEAT_MS = 50;
export const ORDERS_LOAD_RETRIES = 3;
export const ORDERS_LOAD_RETRY_MS = 1_000;
export const RATE_LIMIT_WAIT_MINUTES = 15;

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Of a picture in millions: phones take up to 50, and a decoded one takes four bytes a pixel. */
export const MAX_MEGAPIXELS = 60;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Of a transfer proof; a PDF is stored as it was sent. */
export const PROOF_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const;
export const MAX_PICTURES_PER_PRODUCT = 12;
/** Characters of the reason with which staff ask for another proof. */
export const MAX_PROOF_REASON = 300;
/** Characters of the message that goes with a gift. */
export const MAX_GIFT_MESSAGE = 200;
/** Of the specification; the owner's rule for new passwords begins higher. */
export const MIN_PASSWORD_LENGTH = 6;
/** Hours for which the link of an invitation works. */
export const INVITATION_HOURS = 72;
export const AUDIT_PAGE_SIZE = 30;
/** Characters of the first password of an account, whatever the owner's rule. */
export const MIN_NEW_ACCOUNT_PASSWORD_LENGTH = 10;
/** bcrypt ignores all further bytes. */
export const MAX_PASSWORD_BYTES = 72;
export const SMALL_SCREEN_PX = 640;

export const DEFAULT_SHIPPING_COST = 2_500;
export const DEFAULT_CITY = 'Neuquén';
export const CATEGORY_WITH_EXTRA_GUIDES = 'conjuntos';

export const MAX_PRICE = 99_999_999;
/** Hours that a shop may wait for a payment: 30 days. */
export const MAX_PAYMENT_HOURS = 720;
/** Hours for an online payment, unless the shop has set others. */
export const ONLINE_PAYMENT_HOURS = 24;
/** Percent off for a way of payment. */
export const MAX_PAYMENT_DISCOUNT = 90;
/** Products that one call may change. */
export const MAX_BULK_PRODUCTS = 10_000;
/** Days for which a change of prices is listed and can be undone. */
export const PRICE_CHANGE_DAYS = 90;
export const MAX_STOCK = 100_000;
export const MAX_IMPORT_FILE_BYTES = 10 * 1024 * 1024;
/** Rows of a file, blank ones between others included: millions would take gigabytes of memory. */
export const MAX_IMPORT_ROWS = 100_000;
/** Products in one call of an import: each takes a moment of the server. */
export const MAX_IMPORT_PRODUCTS = 100;
/** Characters of CSV in one call; longer files are sent in pieces. */
export const MAX_IMPORT_PIECE = 200_000;
/** Cells in one call, each row counted as three more: the server accepts 20,000 values per body. */
export const MAX_IMPORT_CELLS = 15_000;
/** The largest value of a 32-bit integer column. */
export const MAX_TOTAL = 2_147_483_647;

export const CONTENT_REVISIONS_KEPT = 50;
export const PROOF_LINK_MINUTES = 5;
export const ORDER_LINK_DAYS = 90;
/** A first proof and two that staff ask for again; more are sent by chat. */
export const MAX_PROOFS_PER_ORDER = 3;
/** Days without a change of its order after which a replaced proof is deleted: disputes come while the buyer's link works. */
export const SUPERSEDED_PROOF_DAYS = 90;
/** Hours for which a retry with the same key is answered with what the first call created. */
export const IDEMPOTENCY_KEY_HOURS = 48;
export const RESTORE_DAYS = 30;

/** Mails an hour to one inbox that nobody proved, from all public forms together. */
export const UNPROVEN_MAILS_PER_HOUR = 5;
/** Alerts that one address or phone may have open at a time. */
export const MAX_OPEN_STOCK_ALERTS = 20;
/** Days after which an alert that was told is deleted. */
export const TOLD_ALERT_DAYS = 30;
/** Days after which an alert that never came true is deleted. */
export const STOCK_ALERT_DAYS = 180;
/** Hours in which a variant whose stock goes up and down is told once. */
export const STOCK_ALERT_PAUSE_HOURS = 24;
/** Number of shoppers who are told for each unit that came back, those who wait longest first. */
export const ALERTS_PER_UNIT = 2;
