import type { RequestObstacle } from '@yoimachi/contract/beside';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useBeside } from './api/beside.ts';
import { obstacleTexts } from './beside.ja.ts';

const PATHS = {
  PHONE: '/guest/change-phone',
  PAYMENT_DUE: '/guest/payment-info',
  AGE_CHECK: '/guest/age-verification',
} as const satisfies Record<RequestObstacle, string>;

/** What keeps him from asking anybody, and the way on. Nothing where nothing does, and until it is known. */
export default function Obstacle({ castId }: { readonly castId: string }) {
  const obstacle = useBeside(castId).data?.obstacle;
  if (!obstacle) return null;
  const { title, detail, action } = obstacleTexts[obstacle];
  return (
    <Card look="sunken" className="flex flex-col items-start gap-3">
      <p className="flex items-center gap-2 text-sm font-bold">
        <Icon name="info" size={18} className="text-sub" />
        {title}
      </p>
      <p className="phrase text-sm text-sub">{detail}</p>
      <ButtonLink to={PATHS[obstacle]} variant="line" size="md" label={action} />
    </Card>
  );
}
