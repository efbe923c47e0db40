import { quote } from '@yoimachi/domain/pricing';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { profileTexts } from './ja.ts';

/** Meetings as they usually are, from the shortest on. */
const EXAMPLES = [45, 60, 90];

/** What half an hour, a remaining quarter hour and whole meetings cost, in points. */
export function Prices(props: { readonly price30: number; readonly price15: number }) {
  return (
    <div className="flex flex-col gap-2">
      <Card look="sunken" className="grid grid-cols-2 divide-x divide-line">
        <Price label={profileTexts.per30} points={props.price30} />
        <Price label={profileTexts.per15} points={props.price15} />
      </Card>
      <dl className="grid grid-cols-3 gap-2">
        {EXAMPLES.map((minutes) => (
          <div key={minutes} className="flex flex-col items-center">
            <dt className="nums text-xs text-sub">{profileTexts.minutes(minutes)}</dt>
            <dd>
              <Points value={quote(props, minutes)} size="md" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-center text-xs text-sub">
        {profileTexts.terms}
        <span aria-hidden="true" className="mx-2">
          |
        </span>
        {profileTexts.pointPrice}
      </p>
    </div>
  );
}

function Price({ label, points }: { readonly label: string; readonly points: number }) {
  return (
    <div className="flex flex-col items-center">
      <span className="text-xs text-sub">{label}</span>
      <Points value={points} size="lg" />
    </div>
  );
}
