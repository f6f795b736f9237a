// What the shop uses of Strapi beyond its documented API, or by names that no compiler checks.

/** Tables that Strapi creates and the shop reads or writes as SQL, with the columns that it names. */
export const tables = {
  admin_users: {
    columns: 'id email is_active reset_password_token reset_password_token_expires_at',
    need: 'gives somebody a new password of the panel without a running Strapi',
  },
  files: {
    columns: 'id document_id name hash ext url mime size provider folder_path formats created_at updated_at',
    need: 'finds pictures by their address and adds those that it stores itself',
  },
  files_related_mph: {
    columns: 'file_id related_id related_type field order',
    need: 'links a picture to the component that shows it',
  },
  products_cmps: {
    columns: 'entity_id cmp_id component_type field order',
    need: 'reads and writes the pictures of many products in one statement',
  },
  strapi_sessions: {
    columns: 'session_id user_id origin expires_at',
    need: 'ends sessions, and shows when somebody was last seen',
  },
  up_users: {
    columns: 'id document_id username email password blocked',
    need: 'examines accounts and resets a second factor without a running Strapi',
  },
  up_users_role_lnk: { columns: 'user_id role_id', need: 'finds an active owner' },
  up_roles: { columns: 'id type', need: 'finds an active owner' },
  up_permissions: { columns: 'action', need: 'finds permissions that somebody gave by hand' },
  strapi_database_schema: { columns: 'schema', need: 'leaves it to each database when a shop moves' },
  strapi_migrations: { columns: 'name', need: 'leaves it to each database when a shop moves' },
  strapi_migrations_internal: { columns: 'name', need: 'leaves it to each database when a shop moves' },
} as const satisfies Readonly<Record<string, { columns: string; need: string }>>;

/** Columns that Strapi adds to every table of a content type. */
export const stampedColumns = 'id document_id created_at updated_at published_at';

/** Content types of Strapi itself, with the attributes that queries and forms name. */
export const contentTypes = {
  'admin::session': {
    attributes: 'sessionId userId origin expiresAt absoluteExpiresAt',
    need: 'ends sessions of changed users and shortens idle ones',
  },
  'plugin::upload.file': { attributes: 'name hash url formats', need: 'keeps pictures in the media library' },
  'plugin::users-permissions.permission': { attributes: 'action', need: 'closes the stock API' },
  'plugin::users-permissions.role': {
    attributes: 'name description type',
    need: 'keeps the roles of the staff',
  },
  'plugin::users-permissions.user': {
    attributes: 'username email password provider confirmed blocked role',
    need: 'keeps the accounts of the staff',
  },
} as const satisfies Readonly<Record<string, { attributes: string; need: string }>>;

/** Services, found by their names, with the methods that the shop calls or replaces. */
export const services = {
  'admin::permission': {
    methods: 'actionProvider',
    need: 'hides buttons of the panel that its rules refuse',
  },
  'admin::role': { methods: 'getSuperAdmin', need: 'creates the first administrator of the panel' },
  'admin::user': { methods: 'exists create', need: 'creates the first administrator of the panel' },
  'content-manager.components': {
    methods: 'findConfiguration updateConfiguration',
    need: 'labels the fields of the panel',
  },
  'content-manager.content-types': {
    methods: 'findConfiguration updateConfiguration',
    need: 'labels the fields of the panel',
  },
  'email.email': { methods: 'send', need: 'hands mails to the mail server' },
  'upload.file': { methods: 'deleteByIds', need: 'keeps pictures that are shown from being deleted' },
  'upload.image-manipulation': {
    methods:
      'generateFileName isImage isFaultyImage isOptimizableImage optimize generateThumbnail generateResponsiveFormats',
    need: 'stores every upload as the shop stores pictures',
  },
  'upload.upload': {
    methods: 'upload remove replace',
    need: 'keeps addresses of pictures that are replaced or shown',
  },
  'users-permissions.user': {
    methods: 'add edit validatePassword',
    need: 'stores and compares passwords as hashes',
  },
} as const satisfies Readonly<Record<string, { methods: string; need: string }>>;

/** Members of the global `strapi`; `db.` and `server.` name those of its database and its server. */
export const members = [
  'components config contentType contentTypes db destroy dirs documents get log plugin requestContext server',
  'service sessionManager start store',
  'db.connection db.inTransaction db.lifecycles db.metadata db.query db.transaction',
  'server.app server.httpServer server.router',
].flatMap((names) => names.split(' '));

/** Values that the shop imports from Strapi's packages; types are the compiler's matter. */
export const imports = {
  '@strapi/strapi': 'createStrapi factories',
  '@strapi/utils': 'errors file',
} as const satisfies Readonly<Record<string, string>>;

/** The module of the panel's own values, which loads in browsers only: `files` names what the shop imports of it. */
export const panelModule = '@strapi/strapi/admin';

/** Addresses of the panel that the shop's middlewares recognise. */
export const panelRoutes = [
  '/collection-types/:model/:id/actions/publish',
  '/collection-types/:model/:id/actions/unpublish',
  '/collection-types/:model/:id/actions/discard',
  '/collection-types/:model/actions/bulkPublish',
  '/collection-types/:model/actions/bulkUnpublish',
  '/single-types/:model/actions/publish',
  '/relations/:model/:id/:targetField',
];

/** Files of Strapi's packages, with the texts in them that the shop relies on. */
export const files = {
  'strapi/bin/strapi.js': { texts: [], need: 'tools build the panel with `strapi build`' },
  'admin/dist/admin/admin/src/StrapiApp.js': {
    texts: ['customConfig.locales', 'customConfig.tutorials', 'customConfig.notifications?.releases'],
    need: 'cms/src/admin switches off what would call other services',
  },
  'admin/dist/admin/index.js': {
    texts: ['exports.InputRenderer =', 'exports.useField ='],
    need: 'forms of the panel name the keys that texts hold',
  },
  'content-manager/dist/admin/pages/EditView/components/InputRenderer.js': {
    texts: ['const CustomInput = fields[props.type]'],
    need: 'forms of the panel name the keys that texts hold',
  },
  'content-manager/dist/admin/constants/hooks.js': {
    texts: [
      'Admin/CM/pages/EditView/mutate-edit-view-layout',
      'Admin/CM/pages/ListView/inject-column-in-table',
    ],
    need: 'lists and forms of the panel name the keys that texts hold',
  },
  'admin/dist/admin/admin/src/translations/es.json.js': { texts: [], need: 'the panel is in Spanish' },
  'upload/dist/server/services/provider.js': {
    texts: ['provider.uploadStream(file)', 'file.stream'],
    need: 'stores pictures whole or not at all',
  },
  'provider-upload-local/dist/index.js': { texts: [], need: 'pictures are stored in a folder' },
  'provider-upload-aws-s3/dist/index.js': { texts: [], need: 'pictures are stored in a bucket' },
  'provider-email-nodemailer/dist/index.js': { texts: [], need: 'mails go through a mail server' },
} as const satisfies Readonly<Record<string, { texts: readonly string[]; need: string }>>;
