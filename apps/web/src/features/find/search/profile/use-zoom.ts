import { useRef, useState, type PointerEvent, type WheelEvent } from 'react';
import { distance, held, middle, toggled, WHOLE, zoomedAt, type Zoom } from './zoom.ts';

const DOUBLE_TAP_MS = 300;
const TAP_PX = 10;
const SWIPE_PX = 60;
const STEP = 1.5;

/** Fingers, mouse and keys on one picture: pinch, double tap, wheel, drag; a swipe of the whole picture goes on to the next. */
export function useZoom(onSwipe: (by: -1 | 1) => void) {
  const [zoom, setZoom] = useState(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const began = useRef({ x: 0, y: 0, at: 0 });
  const tapped = useRef(0);

  const boxOf = (event: { readonly currentTarget: Element }) => event.currentTarget.getBoundingClientRect();
  const pointOf = (event: { clientX: number; clientY: number; readonly currentTarget: Element }) => {
    const box = boxOf(event);
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };
  const set = (event: { readonly currentTarget: Element }, next: (zoom: Zoom) => Zoom) => {
    const { width, height } = boxOf(event);
    setZoom((now) => held(next(now), width, height));
  };

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    fingers.current.set(event.pointerId, point);
    if (fingers.current.size === 1) began.current = { ...point, at: event.timeStamp };
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, point);
    if (other) {
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      set(event, (now) => zoomedAt(now, factor, middle(point, other)));
    } else
      set(event, (now) =>
        now.scale > 1 ? { ...now, x: now.x + point.x - before.x, y: now.y + point.y - before.y } : now,
      );
  };
  const onPointerUp = (event: PointerEvent) => {
    const isLast = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    if (!isLast) return;
    const point = pointOf(event);
    const moved = point.x - began.current.x;
    if (distance(point, began.current) < TAP_PX) {
      const isSecond = event.timeStamp - tapped.current < DOUBLE_TAP_MS;
      tapped.current = isSecond ? 0 : event.timeStamp;
      if (isSecond) set(event, (now) => toggled(now, point));
    } else if (zoom.scale === 1 && Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
  };
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const onWheel = (event: WheelEvent) =>
    set(event, (now) => zoomedAt(now, Math.exp(-event.deltaY / 400), pointOf(event)));

  return {
    zoom,
    reset: () => setZoom(WHOLE),
    closer: () => setZoom((now) => zoomedAt(now, STEP, { x: 0, y: 0 })),
    /** Back to the whole, step by step. */
    farther: () =>
      setZoom((now) => (now.scale / STEP <= 1 ? WHOLE : zoomedAt(now, 1 / STEP, { x: 0, y: 0 }))),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
  };
}
