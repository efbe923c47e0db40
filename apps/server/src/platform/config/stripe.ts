/** The account cards are charged with. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Real money moves; every object of the account must agree on this. */
  readonly live: boolean;
}

interface StripeVariables {
  readonly PUBLIC_URL?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
}

const isLive = (secretKey: string) => secretKey.slice(3).startsWith('live_');

/** What is inconsistent, one English sentence each. */
export function stripeComplaints(values: StripeVariables, production: boolean): string[] {
  const { PUBLIC_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = values;
  if (STRIPE_SECRET_KEY === undefined)
    return STRIPE_WEBHOOK_SECRET === undefined
      ? []
      : ['STRIPE_SECRET_KEY is required beside STRIPE_WEBHOOK_SECRET.'];
  const complaints: string[] = [];
  if (STRIPE_WEBHOOK_SECRET === undefined)
    complaints.push('STRIPE_WEBHOOK_SECRET is required beside STRIPE_SECRET_KEY.');
  if (PUBLIC_URL === undefined)
    complaints.push('PUBLIC_URL is required beside STRIPE_SECRET_KEY: people come back there from Stripe.');
  if (production && !isLive(STRIPE_SECRET_KEY))
    complaints.push('STRIPE_SECRET_KEY must be a live key in production, but is a test key.');
  // Outside production anybody can move the clock and sign in as anybody.
  if (!production && isLive(STRIPE_SECRET_KEY))
    complaints.push('STRIPE_SECRET_KEY must be a test key outside production, but is a live key.');
  if (production && PUBLIC_URL?.startsWith('http:'))
    complaints.push('PUBLIC_URL must start with https: in production.');
  return complaints;
}

/** The account from these variables, once nothing is wrong with them. */
export function stripeOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: StripeVariables): StripeConfig | null {
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    live: isLive(STRIPE_SECRET_KEY),
  };
}
