/** The LINE Login channel. */
export interface LineConfig {
  readonly channelId: string;
  readonly channelSecret: string;
}

interface LineVariables {
  readonly PUBLIC_URL?: string | undefined;
  readonly LINE_CHANNEL_ID?: string | undefined;
  readonly LINE_CHANNEL_SECRET?: string | undefined;
}

/** What is inconsistent, one English sentence each. */
export function lineComplaints(values: LineVariables): string[] {
  const { PUBLIC_URL, LINE_CHANNEL_ID: id, LINE_CHANNEL_SECRET: secret } = values;
  if (id === undefined && secret === undefined) return [];
  const complaints: string[] = [];
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
