import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { NoticeChannel } from '@yoimachi/domain/notification';
import { startFakeLine } from '#gateways/line-message/test/fake-line.ts';
import { startFakeMailServer } from '#gateways/mail/test/fake-mail-server.ts';
import { newPushKeys, startFakePushService } from '#gateways/push/test/fake-push-service.ts';
import { startFakeTwilio } from '#gateways/sms/twilio/test/fake-twilio.ts';
import type { Config } from '#platform/config';
import type { PushAddress } from '#gateways/push/port.ts';

/** In front of a service: lets connections through, or takes them and passes nothing on. */
interface Gate {
  readonly port: number;
  /** From now on connections are held; the others go on. */
  hold(): void;
  /** Resolves when one is held. */
  readonly held: () => Promise<void>;
  /** Ends what is held and lets everything through again. */
  open(): void;
  close(): void;
}

async function startGate(servicePort: number): Promise<Gate> {
  let isOpen = true;
  let held = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    // What passes here is not gathered into larger pieces.
    socket.setNoDelay(true);
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    return socket;
  };
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    keep(socket);
    if (!isOpen) return held.resolve();
    const service = keep(connect(servicePort, '127.0.0.1'));
    socket.pipe(service).pipe(socket);
    socket.on('close', () => service.destroy());
    service.on('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      isOpen = false;
      held = Promise.withResolvers();
    },
    held: () => held.promise,
    open() {
      end();
      isOpen = true;
    },
    close() {
      end();
      server.close();
    },
  };
}

const portOf = (url: string) => Number(new URL(url).port);
const at = (url: string, { port }: Gate) => {
  const gated = new URL(url);
  gated.port = String(port);
  return gated.href.replace(/\/$/, '');
};

export interface Vendors {
  /** How they are reached. */
  readonly config: Pick<Config, 'lineMessages' | 'mail' | 'push' | 'twilio'>;
  /** A browser's address at the push service. */
  browser(): Promise<PushAddress>;
  /** What each has taken. */
  taken(): Record<NoticeChannel, number>;
  /** Requests that LINE was sent. */
  readonly lineRequests: () => number;
  /** Nothing reaches any of them, though each connection is made; resolves when each has one. */
  unreached(): Promise<unknown>;
  /** Each takes one message more, whose answer never comes; resolves when all have. */
  unanswered(): Promise<unknown>;
  /** All is well again. */
  recover(): void;
  close(): Promise<unknown>;
}

/** LINE, a push service, a mail server and an SMS service on loopback, each of which counts what it takes. */
export async function startVendors(): Promise<Vendors> {
  const keys = newPushKeys();
  let pushes = 0;
  let isMailSilent = false;
  let mailCame = Promise.withResolvers<void>();
  let mails = 0;
  const [line, push, twilio, mail] = await Promise.all([
    startFakeLine(),
    startFakePushService(() => void pushes++),
    startFakeTwilio(),
    startFakeMailServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => {
          mails++;
          mailCame.resolve();
          if (!isMailSilent) done();
        });
      },
    }),
  ]);
  const gates = await Promise.all([
    startGate(portOf(line.account.url)),
    startGate(portOf(push.url)),
    startGate(portOf(twilio.account.url)),
    startGate(mail.server.port),
  ]);
  const [lineGate, pushGate, twilioGate, mailGate] = gates;
  return {
    config: {
      lineMessages: { ...line.account, url: at(line.account.url, lineGate) },
      twilio: { ...twilio.account, url: at(twilio.account.url, twilioGate) },
      mail: { ...mail.server, port: mailGate.port },
      push: keys,
    },
    async browser() {
      const { to } = await push.subscribe(keys.publicKey);
      return { ...to, endpoint: at(to.endpoint, pushGate) };
    },
    taken: () => ({ LINE: line.taken.length, PUSH: pushes, MAIL: mails, SMS: twilio.taken.length }),
    lineRequests: line.requests,
    unreached() {
      for (const gate of gates) gate.hold();
      return Promise.all(gates.map((gate) => gate.held()));
    },
    unanswered() {
      mailCame = Promise.withResolvers();
      isMailSilent = true;
      for (const service of [line, push, twilio]) service.fail('NEVER_ANSWER');
      return Promise.all([line.once(), push.once(), twilio.once(), mailCame.promise]);
    },
    recover() {
      isMailSilent = false;
      for (const gate of gates) gate.open();
    },
    close() {
      for (const gate of gates) gate.close();
      return Promise.all([line.close(), push.close(), twilio.close(), mail.close()]);
    },
  };
}
