import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { profileTexts } from './ja.ts';

/** What half an hour and a remaining quarter hour cost, in points. */
export function Prices(props: { readonly price30: number; readonly price15: number }) {
  return (
    <div className="flex flex-col gap-2">
      <Card look="sunken" className="grid grid-cols-2 divide-x divide-line">
        <Price label={profileTexts.per30} points={props.price30} />
        <Price label={profileTexts.per15} points={props.price15} />
      </Card>
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
