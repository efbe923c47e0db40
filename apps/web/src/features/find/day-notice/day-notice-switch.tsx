import { later } from '#ui/lib/later.tsx';

const Body = later(() => import('./day-notice-switch-body.tsx'));

/** On a cast's profile: whether he hears when she opens days. Its code comes when it is first shown. */
export function DayNoticeSwitch({ castId }: { readonly castId: string }) {
  return (
    <div className="min-h-13">
      <Body castId={castId} />
    </div>
  );
}
