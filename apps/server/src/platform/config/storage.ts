/** A bucket of its own: what the product does not know in it, it removes. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Where the service is; null: Amazon's, of the region. */
  readonly endpoint: string | null;
}

const NAMES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type Values = { readonly [name in (typeof NAMES)[number] | 'S3_ENDPOINT']?: string | undefined };

/** What is inconsistent, one English sentence each. */
export function storageComplaints(values: Values, production: boolean): string[] {
  const given = [...NAMES, 'S3_ENDPOINT' as const].find((name) => values[name] !== undefined);
  if (given === undefined) return [];
  const missing = NAMES.filter((name) => values[name] === undefined);
  const complaints = missing.map((name) => `${name} is required beside ${given}.`);
  if (production && values.S3_ENDPOINT?.startsWith('http:'))
    complaints.push('S3_ENDPOINT must start with https: in production.');
  return complaints;
}

export function s3Of(values: Values): S3Config | null {
  const { S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: values.S3_ENDPOINT ?? null };
}
