import type { Core } from '@strapi/strapi';

const admin = ({ env }: Core.Config.Shared.ConfigParams) => ({
  url: '/admin',
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    cookie: { sameSite: 'strict' },
    sessions: { idleRefreshTokenLifespan: 7200, maxRefreshTokenLifespan: 43_200 },
  },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  rateLimit: { enabled: true, interval: { min: 15 }, max: 20 },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // No type has drafts, so the panel need not ask to set a preview up.
  preview: { enabled: false },
});

export default admin;
