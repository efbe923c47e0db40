import { safetyRoutes, type SosPlace } from '@yoimachi/contract/safety';
import { call } from '#lib/api.ts';
import { isRefused } from '#lib/api-error.ts';
import { sosTexts as t } from './ja.ts';

/** The outcome of a call for help, in words for the person. */
export interface SosOutcome {
  readonly sent: boolean;
  readonly message: string;
}

const TRIES = 3;
const PAUSE_MS = 1_500;
/** An answer that takes longer will not come: better to say so than to wait. */
const ANSWER_MS = 8_000;
const PLACE_MS = 20_000;

/**
 * Alerts the operators at once, and sends the place as soon as the phone knows it, if the person agrees. `onSent` is called on the first
 * success, before the place is known. Resending with the same id is one alert.
 */
export async function callOperators(
  sosId: string,
  withPlace: boolean,
  onSent: (outcome: SosOutcome) => void,
): Promise<SosOutcome> {
  const place = withPlace ? findPlace() : null;
  const outcome = await tryToSend(sosId);
  if (!outcome.sent || !place) return outcome;
  onSent({ sent: true, message: t.sentFindingPlace });
  const found = await place;
  if (!found) return { sent: true, message: t.sentWithoutPlace };
  const placed = await tryToSend(sosId, found);
  return { sent: true, message: placed.sent ? t.sentWithPlace : t.sentWithoutPlace };
}

async function tryToSend(sosId: string, place?: SosPlace): Promise<SosOutcome> {
  for (let tries = 1; ; tries++) {
    try {
      await withinTime(call(safetyRoutes.sendSos, { body: { sosId, ...(place && { place }) } }));
      return { sent: true, message: t.sent };
    } catch (error) {
      // What the server refuses, it would refuse again; anything else is worth a retry.
      if (isRefused(error)) return { sent: false, message: error.message };
      if (tries === TRIES) return { sent: false, message: t.notSent };
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function withinTime<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer in time')), ANSWER_MS)),
  ]);
}

function findPlace(): Promise<SosPlace | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyMeters: accuracy }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PLACE_MS },
    );
  });
}
