import * as z from 'zod/mini';

/** The Firebase project whose tokens say who somebody is. */
export interface FirebaseConfig {
  readonly account: ServiceAccount;
  /** The project's key for browsers; it is no secret. */
  readonly apiKey: string;
  /** Host and port of the auth emulator; never in production. */
  readonly emulator: string | null;
}

export interface ServiceAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
}

const keyFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string().check(z.regex(/^[a-z][a-z0-9-]{4,29}$/)),
  client_email: z.email(),
  private_key: z.string().check(z.regex(/^-----BEGIN (?:RSA )?PRIVATE KEY-----\n/)),
});

interface FirebaseVariables {
  readonly FIREBASE_SERVICE_ACCOUNT?: string | undefined;
  readonly FIREBASE_API_KEY?: string | undefined;
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
}

/** The account of a key file's text; null for any other text. */
export function serviceAccountOf(text: string): ServiceAccount | null {
  try {
    const read = keyFile.parse(JSON.parse(text));
    return { projectId: read.project_id, clientEmail: read.client_email, privateKey: read.private_key };
  } catch {
    return null;
  }
}

/** What is inconsistent, one English sentence each. */
export function firebaseComplaints(values: FirebaseVariables, production: boolean): string[] {
  const { FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_API_KEY: apiKey } = values;
  const complaints: string[] = [];
  if (account === undefined && apiKey !== undefined)
    complaints.push('FIREBASE_SERVICE_ACCOUNT is required beside FIREBASE_API_KEY.');
  if (account !== undefined && apiKey === undefined)
    complaints.push('FIREBASE_API_KEY is required beside FIREBASE_SERVICE_ACCOUNT.');
  if (production && values.FIREBASE_AUTH_EMULATOR_HOST !== undefined)
    complaints.push('FIREBASE_AUTH_EMULATOR_HOST is not for production: the emulator signs nothing.');
  return complaints;
}

export function firebaseOf(values: FirebaseVariables): FirebaseConfig | null {
  const { FIREBASE_SERVICE_ACCOUNT: text, FIREBASE_API_KEY: apiKey } = values;
  const account = text === undefined ? null : serviceAccountOf(text);
  if (account === null || apiKey === undefined) return null;
  return { account, apiKey, emulator: values.FIREBASE_AUTH_EMULATOR_HOST ?? null };
}
