import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import type { AppContext } from '#platform/module';
import { lineLogin } from './adapter/line-login.ts';
import { LineUnavailable, type LineProvider } from './port.ts';
import { sandboxLine } from './sandbox/provider.ts';

const missing = () => Promise.reject(new LineUnavailable('No LINE channel is configured'));

/** A production server without a channel: people sign in by phone. */
const noLine: LineProvider = { channel: 'none', authorizationUrl: missing, exchange: missing };

/** This installation's LINE: the configured channel, otherwise the embedded one outside production. */
export function createLine(context: Pick<AppContext, 'config' | 'db' | 'clock' | 'crypto'>): LineProvider {
  const { line, publicUrl, production } = context.config;
  if (line !== null && publicUrl !== null) return lineLogin(line, publicUrl);
  return production ? noLine : sandboxLine(context);
}

/** Which one that is, as the office is told. */
export const lineProvider = ({
  line,
  publicUrl,
  production,
}: Pick<Config, 'line' | 'production' | 'publicUrl'>): Provider =>
  line !== null && publicUrl !== null ? 'LINE' : production ? 'NONE' : 'EMBEDDED';
