import { formatMinute } from './lib/dates.ts';
import { dayTrackTexts } from './day-track.ja.ts';

interface Props {
  /** Minutes of the business day. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** The cast's shift; the track ends there. */
  readonly workMinute: number;
  readonly nowMinute: number;
}

/** Start, now, planned end and shift on one line. */
export function DayTrack({ startMinute, endMinute, workMinute, nowMinute }: Props) {
  const at = (minute: number) => {
    const share = (minute - startMinute) / Math.max(1, workMinute - startMinute);
    return `${Math.min(100, Math.max(0, share * 100))}%`;
  };
  const now = at(nowMinute);
  return (
    <div className="nums text-sm">
      <p aria-hidden="true" className="relative h-6 font-bold text-primary">
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: `clamp(40px, ${now}, 100% - 40px)` }}
        >
          {dayTrackTexts.now} {formatMinute(nowMinute)}
        </span>
      </p>
      <div aria-hidden="true" className="relative my-2 h-1.5 rounded-full bg-sunken">
        <span className="absolute inset-y-0 left-0 rounded-l-full bg-tint" style={{ width: at(endMinute) }} />
        <span className="absolute inset-y-0 left-0 rounded-l-full bg-primary" style={{ width: now }} />
        <span className="absolute -inset-y-1 w-px bg-ink" style={{ left: at(endMinute) }} />
        <span
          className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-4 border-primary bg-bg"
          style={{ left: now }}
        />
      </div>
      <dl className="relative h-11">
        <Mark label={dayTrackTexts.start} minute={startMinute} />
        <Mark label={dayTrackTexts.plannedEnd} minute={endMinute} left={at(endMinute)} />
        <Mark label={dayTrackTexts.work} minute={workMinute} isEnd />
      </dl>
    </div>
  );
}

function Mark(props: {
  readonly label: string;
  readonly minute: number;
  readonly left?: string | undefined;
  readonly isEnd?: boolean | undefined;
}) {
  const place = props.left
    ? 'absolute -translate-x-1/2 text-center'
    : props.isEnd
      ? 'absolute right-0 text-right'
      : 'absolute left-0';
  return (
    <div
      className={`${place} flex flex-col-reverse whitespace-nowrap`}
      style={props.left ? { left: `clamp(72px, ${props.left}, 100% - 72px)` } : undefined}
    >
      <dt className="text-xs text-sub">{props.label}</dt>
      <dd className="leading-tight font-bold">{formatMinute(props.minute)}</dd>
    </div>
  );
}
