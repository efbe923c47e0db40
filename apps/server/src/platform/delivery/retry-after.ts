/** A service that asks for more is asked again after this: nobody is told the next day what happened today. */
const LONGEST_SECONDS = 86_400;

/** The headers of an answer, by names in lower case. */
interface Answered {
  readonly retryAfter: string | null | undefined;
  /** The service's own clock when it answered, which an instant is counted from. */
  readonly date: string | null | undefined;
}

/** How long a service wants to be left alone by its `Retry-After`: seconds, or an instant (RFC 9110, 10.2.3). Undefined where it says nothing usable. */
export function retryAfterSeconds({ retryAfter, date }: Answered): number | undefined {
  const said = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(said)) return Math.min(LONGEST_SECONDS, Number(said));
  const seconds = Math.ceil((instantOf(said) - instantOf(date ?? '')) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(LONGEST_SECONDS, Math.max(0, seconds));
}

/** Milliseconds of an instant as HTTP writes it; NaN for anything else, of which Date.parse would make something. */
const instantOf = (text: string): number =>
  /^[A-Z][a-z]{2}, \d{2} .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
