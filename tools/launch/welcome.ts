import type { Coming } from '../../apps/server/src/modules/desk/dev/index.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from '../demo/accounts.ts';
import { say } from './say.ts';

/** The name by which README and passkeys know this machine: who signs in at its number is somebody else at its name. */
export const named = (url: string): string => url.replace('//127.0.0.1:', '//localhost:');

/** Says where to go, and which accounts to sign in as. */
export function printWelcome(listening: string): void {
  const url = named(listening);
  console.log(`\n宵待ち is ready: ${url}

  demo guest   ${DEMO_GUEST_PHONE}
  demo cast    ${DEMO_CAST_PHONE}
  inbox        ${url}/dev/inbox   SMS codes, mails and messages arrive here
  tools        ${url}/dev         move the clock, sign a tab in

Ctrl-C stops it.`);
}

/** How far what is made beside the running product is; at a terminal in one line. */
export function printComing({ done, of }: Coming): void {
  const { stdout } = process;
  const text =
    done < of
      ? `Still being made beside it, the rest of the demo and the back office: ${done} of ${of}`
      : 'All of the demo and the back office are there.';
  if (!stdout.isTTY) say(text);
  else stdout.write(`\r\u001b[K${text}${done < of ? '' : '\n'}`);
}
