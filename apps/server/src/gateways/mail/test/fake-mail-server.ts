import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailConfig } from '#platform/config';

export interface FakeMailServer {
  readonly server: MailConfig;
  /** Mails it has taken, whole, with the address on the envelope. */
  readonly taken: readonly { readonly to: string; readonly source: string }[];
  close(): Promise<void>;
}

interface FakeOptions extends SMTPServerOptions {
  /** What is said to a recipient instead of yes. */
  readonly refuse?: readonly [status: number, text: string];
  /** What becomes of a mail whose text has arrived. */
  readonly atEnd?: 'break' | 'refuse' | 'silent' | 'take';
}

const answer = (status: number, text: string) => Object.assign(new Error(text), { responseCode: status });

/** A mail server on loopback, built on another program than the one that sends. */
export async function startFakeMailServer({
  refuse,
  atEnd = 'take',
  ...options
}: FakeOptions = {}): Promise<FakeMailServer> {
  const taken: { to: string; source: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // Nobody outside is asked for this machine's name before it is greeted.
    disableReverseLookup: true,
    authOptional: true,
    // Only this machine is listened to.
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'yoimachi' && password === 'p@ss'
        ? done(null, { user: username })
        : done(answer(535, 'no')),
    onRcptTo: (_address, _session, done) => done(refuse ? answer(...refuse) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (atEnd === 'refuse') return done(answer(550, 'No such mailbox'));
        taken.push({ to: session.envelope.rcptTo[0]!.address, source: Buffer.concat(chunks).toString() });
        if (atEnd === 'break') return server.connections.forEach((one) => one.close());
        if (atEnd === 'take') done();
      });
    },
    ...options,
    logger: false,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const from = '宵待ち <no-reply@example.jp>';
  return {
    server: { host: '127.0.0.1', port, isTls: options.secure === true, user: null, password: '', from },
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
