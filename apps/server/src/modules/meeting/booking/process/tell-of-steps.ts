import { isOpen, phaseOf, recipientOf, type NotificationKind, type Step } from '@yoimachi/domain/booking';
import type { Trx } from '#platform/database';
import { publishAll, type Happened } from '#platform/outbox';
import type { ToldKind, ToldPoints } from '../booking.ja.ts';
import type { LoadedParticipation, Participations } from './participation.ts';
import type { Moved, Settled } from './move-money.ts';
import { changeOf, messageOf, messageToOther, type Kind } from './tell.ts';

interface Told {
  readonly moved: Moved;
  /** For the operators, by participation. */
  readonly alerts: ReadonlyMap<string, readonly Kind[]>;
  readonly at: Date;
}

/** Queues what everybody is told about a decision's steps. `participations` is the state afterwards. */
export async function tellOfSteps(
  trx: Trx,
  participations: Participations,
  steps: readonly Step[],
  { moved, alerts, at }: Told,
): Promise<void> {
  const { settled } = moved;
  const isPaid = settled !== null && settled.points > 0;
  const messages: Happened[] = [];
  for (const step of steps) {
    const participation = participations.find(({ id }) => id === step.id)!;
    const kinds = step.decision.notify.filter((kind) => !isPaid || kind !== 'GUEST_FINISHED');
    messages.push(...kinds.flatMap((kind) => messagesOf(participations, participation, kind, at)));
    messages.push(...(alerts.get(participation.id) ?? []).map((kind) => messageOf(participation, kind, at)));
  }
  if (isPaid) messages.push(...settlementMessages(participations, settled, at));
  for (const step of steps) {
    // The clock's end coincides with the first question whether she left safely, and replaces it.
    if (step.decision.action !== 'autoFinish') continue;
    messages.push(
      messageOf(
        participations.find(({ id }) => id === step.id)!,
        'CAST_CHECKOUT_ASK',
        at,
      ),
    );
  }
  await publishAll(trx, [
    ...participations.map((participation) => changeOf(participation, at)),
    ...onceEach(messages),
  ]);
}

function messagesOf(
  participations: Participations,
  participation: LoadedParticipation,
  kind: NotificationKind,
  at: Date,
): Happened[] {
  const others = participations.filter((other) => other.id !== participation.id);
  if (recipientOf(kind) !== 'others') {
    const otherCasts = others.filter(({ state }) => phaseOf(state) !== 'closed').length;
    return [messageOf(participation, kind, at, { otherCasts })];
  }
  return others
    .filter(({ state }) => isOpen(state))
    .map((other) => messageToOther(participation, other, kind as ToldKind, at));
}

/** The message about the money also announces the end: to the guest once, for the whole; to each cast with her reward. */
function settlementMessages(
  participations: Participations,
  settled: Settled,
  at: Date,
  card?: Pick<ToldPoints, 'points' | 'yen'>,
): Happened[] {
  const kind = participations.some(({ billed }) => billed?.kind === 'USE')
    ? 'GUEST_SETTLED'
    : 'GUEST_FEE_SETTLED';
  // A cast who does not have it yet is told that it is frozen instead.
  const rewarded = participations.filter(
    ({ id, isRewardFrozen }) => !isRewardFrozen && (settled.rewards.get(id) ?? 0) > 0,
  );
  return [
    messageOf(participations[0]!, kind, at, { points: settled.points }),
    ...(card && (card.points ?? 0) > 0
      ? [messageOf(participations[0]!, 'GUEST_CARD_CHARGED', at, card)]
      : []),
    ...rewarded.map((participation) =>
      messageOf(participation, 'CAST_REWARD', at, { points: settled.rewards.get(participation.id)! }),
    ),
  ];
}

/** Queues what everybody is told about a settlement that had to wait for the card. */
export async function tellOfSettlement(
  trx: Trx,
  participations: Participations,
  settled: Settled,
  card: Pick<ToldPoints, 'points' | 'yen'>,
  at: Date,
): Promise<void> {
  const changes = participations.map((participation) => changeOf(participation, at));
  await publishAll(trx, [...changes, ...settlementMessages(participations, settled, at, card)]);
}

/** A guest with several casts gets the same message once. */
function onceEach(messages: readonly Happened[]): Happened[] {
  const seen = new Set<string>();
  return messages.filter(({ topic, key, payload }) => {
    const text = JSON.stringify([topic, key, payload]);
    return !seen.has(text) && seen.add(text);
  });
}
