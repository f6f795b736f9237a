import type { Core } from '@strapi/strapi';

// A mail server that does not answer is given up after seconds, not after the library's minutes: every mail holds a connection.
const PATIENCE = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '30000' };

function withPatience(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

// Without SMTP_URL nothing is sent: mails are kept in the outbox folder instead.
const email = (url: string, from: string) => ({
  config: {
    provider: 'nodemailer',
    providerOptions: { url: withPatience(url) },
    settings: { defaultFrom: from, defaultReplyTo: from },
  },
});

const plugins = ({ env }: Core.Config.Shared.ConfigParams) => ({
  ...(env('SMTP_URL') ? { email: email(env('SMTP_URL', ''), env('MAIL_FROM', env('ADMIN_EMAIL', ''))) } : {}),
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      jwtManagement: 'refresh',
      jwt: { algorithm: 'HS256' },
      sessions: {
        // An idle session ends earlier, after two hours: services/sessions.ts says so on its record.
        accessTokenLifespan: 600,
        idleRefreshTokenLifespan: 43_200,
        maxRefreshTokenLifespan: 43_200,
        httpOnly: true,
      },
      register: { allowedFields: [] },
    },
  },
  upload: {
    config: {
      sizeLimit: 5 * 1024 * 1024,
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp'] },
    },
  },
});

export default plugins;
