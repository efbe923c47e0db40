/** The LINE Login channel. */
export interface LineConfig {
  readonly channelId: string;
  readonly channelSecret: string;
}

/** The official account that LINE messages come from. */
export interface LineMessagesConfig {
  /** Long-lived, of the account's Messaging API channel. */
  readonly accessToken: string;
  /** Where LINE's Messaging API is. */
  readonly url: string;
}

const MESSAGES_URL = 'https://api.line.me';

interface LineVariables {
  readonly PUBLIC_URL?: string | undefined;
  readonly LINE_CHANNEL_ID?: string | undefined;
  readonly LINE_CHANNEL_SECRET?: string | undefined;
  readonly LINE_MESSAGING_TOKEN?: string | undefined;
  readonly LINE_MESSAGING_URL?: string | undefined;
}

/** What is inconsistent, one English sentence each. */
export function lineComplaints(values: LineVariables, production: boolean): string[] {
  const { PUBLIC_URL, LINE_CHANNEL_ID: id, LINE_CHANNEL_SECRET: secret } = values;
  const complaints: string[] = [];
  if (production && values.LINE_MESSAGING_URL?.startsWith('http:'))
    complaints.push('LINE_MESSAGING_URL must start with https: in production.');
  if (values.LINE_MESSAGING_TOKEN !== undefined && id === undefined)
    complaints.push(
      'LINE_CHANNEL_ID is required beside LINE_MESSAGING_TOKEN: only who signed in by LINE can be written to.',
    );
  if (id === undefined && secret === undefined) return complaints;
  if (id === undefined) complaints.push('LINE_CHANNEL_ID is required beside LINE_CHANNEL_SECRET.');
  if (secret === undefined) complaints.push('LINE_CHANNEL_SECRET is required beside LINE_CHANNEL_ID.');
  if (PUBLIC_URL === undefined)
    complaints.push('PUBLIC_URL is required beside LINE_CHANNEL_ID: people come back there from LINE.');
  return complaints;
}

/** The channel from these variables, once nothing is wrong with them. */
export function lineOf({ LINE_CHANNEL_ID, LINE_CHANNEL_SECRET }: LineVariables): LineConfig | null {
  if (LINE_CHANNEL_ID === undefined || LINE_CHANNEL_SECRET === undefined) return null;
  return { channelId: LINE_CHANNEL_ID, channelSecret: LINE_CHANNEL_SECRET };
}

export function lineMessagesOf({
  LINE_MESSAGING_TOKEN,
  LINE_MESSAGING_URL,
}: LineVariables): LineMessagesConfig | null {
  if (LINE_MESSAGING_TOKEN === undefined) return null;
  return { accessToken: LINE_MESSAGING_TOKEN, url: LINE_MESSAGING_URL ?? MESSAGES_URL };
}
