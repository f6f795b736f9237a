import type { Core } from '@strapi/strapi';
import { bucketSettings, clientOptions } from '../src/settings/bucket-settings';

// The library's timeouts are minutes, and every pending mail holds a connection.
const MAIL_TIMEOUTS = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '30000' };

function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(MAIL_TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

const email = (url: string, from: string) => ({
  config: {
    provider: 'nodemailer',
    providerOptions: { url: withTimeouts(url) },
    settings: { defaultFrom: from, defaultReplyTo: from },
  },
});

// The bucket stays private: without an ACL its owner's rules hold, and pictures are sent from the shop's own origin.
function uploadProvider() {
  const bucket = bucketSettings();
  if (!bucket) return { provider: 'local' };
  const params = { Bucket: bucket.bucket, ACL: '' };
  return {
    provider: 'aws-s3',
    providerOptions: { baseUrl: '/uploads', s3Options: { ...clientOptions(bucket), params } },
  };
}

const plugins = ({ env }: Core.Config.Shared.ConfigParams) => ({
  ...(env('SMTP_URL') ? { email: email(env('SMTP_URL', ''), env('MAIL_FROM', env('ADMIN_EMAIL', ''))) } : {}),
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      jwtManagement: 'refresh',
      jwt: { algorithm: 'HS256' },
      sessions: {
        // The session service ends idle sessions after two hours.
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
      ...uploadProvider(),
      sizeLimit: 5 * 1024 * 1024,
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp'] },
    },
  },
});

export default plugins;
