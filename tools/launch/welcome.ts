import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from '../demo/accounts.ts';

/** Says where to go. Outside production also which accounts to sign in as. */
export function printWelcome(url: string, production: boolean): void {
  console.log(`\n宵待ち is ready: ${url}`);
  if (!production) {
    console.log(`
  demo guest   ${DEMO_GUEST_PHONE}
  demo cast    ${DEMO_CAST_PHONE}
  inbox        ${url}/dev/inbox   SMS codes, mails and messages arrive here
  tools        ${url}/dev         move the clock, sign a tab in`);
  }
  console.log('\nCtrl-C stops it.');
}
