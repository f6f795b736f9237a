import { texts } from '../../offsite/texts.mjs';
import { UserError } from '../terminal/terminal.mjs';
import { isBucketAddress } from './bucket-address.mjs';

/** Settings of the bucket for backups and copies; apart from that of the pictures, so that one lost key costs one of them. */
const CONNECTION = ['OFFSITE_S3_ENDPOINT', 'OFFSITE_S3_ACCESS_KEY_ID', 'OFFSITE_S3_SECRET_ACCESS_KEY'];

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;
// Bech32: https://age-encryption.org/v1
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

function addressFaults(addresses, settings) {
  const missing = CONNECTION.filter((name) => !settings[name]);
  return [
    ...addresses.filter((address) => !ADDRESS.test(address)).map(texts.badAddress),
    ...(missing.length > 0 ? [texts.noConnection(missing)] : []),
  ];
}

/** Returns bucket and connection of an address `s3://bucket/folder`; throws what is wrong with them. */
export function bucketAt(address, settings) {
  const faults = addressFaults([address], settings);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const [, bucket, folder] = ADDRESS.exec(address);
  return {
    bucket,
    prefix: folder ? `${folder.slice(1)}/` : '',
    endpoint: settings.OFFSITE_S3_ENDPOINT.replace(/\/+$/, ''),
    region: settings.OFFSITE_S3_REGION || 'us-east-1',
    accessKeyId: settings.OFFSITE_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.OFFSITE_S3_SECRET_ACCESS_KEY,
  };
}

function recipientFaults({ OFFSITE_RECIPIENT }) {
  if (!OFFSITE_RECIPIENT) return [texts.noRecipient];
  return RECIPIENT.test(OFFSITE_RECIPIENT) ? [] : [texts.badRecipient];
}

/** Returns what is wrong with the settings of copies off the machine: nothing leaves it unencrypted. */
export function offsiteFaults(settings) {
  const { BACKUP_TO, COPY_TO } = settings;
  const addresses = [BACKUP_TO, isBucketAddress(COPY_TO) ? COPY_TO : undefined].filter(Boolean);
  if (addresses.length === 0) return [];
  return [...addressFaults(addresses, settings), ...recipientFaults(settings)].map((line) => `  ${line}`);
}
