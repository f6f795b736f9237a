/** True for the address of a bucket, s3://bucket/folder, as opposed to a folder of this machine. */
export const isBucketAddress = (text = '') => text.startsWith('s3:');
