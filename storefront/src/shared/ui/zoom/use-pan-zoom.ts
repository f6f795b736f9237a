import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

type Point = { x: number; y: number };
/** Scale of the picture and how far its centre has moved, in pixels. */
type View = Point & { scale: number };

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;
const CLICK_SCALE = 2;
const KEY_STEP = 80;
// A finger never rests: below this many pixels a touch is a tap.
const TAP_SLACK = 8;

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps a view between the whole picture and its largest scale, and the picture over the stage. */
function fit({ scale, x, y }: View, stage: HTMLElement): View {
  const picture = stage.querySelector('img');
  const bounded = Math.max(1, Math.min(MAX_SCALE, scale));
  const room = (size = 0, visible: number) => Math.max(0, (size * bounded - visible) / 2);
  return {
    scale: bounded,
    x: clamp(x, room(picture?.offsetWidth, stage.clientWidth)),
    y: clamp(y, room(picture?.offsetHeight, stage.clientHeight)),
  };
}

/** Scales a view so that the point of the picture under `point` stays there. */
const scaleAround = (view: View, scale: number, point: Point): View => ({
  scale,
  x: point.x - ((point.x - view.x) * scale) / view.scale,
  y: point.y - ((point.y - view.y) * scale) / view.scale,
});

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

function pointIn(stage: HTMLElement, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const box = stage.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

const KEY_MOVES: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

/** Zooms a picture by click, double tap, pinch or Enter and moves it by pointer or arrow keys. */
export function usePanZoom() {
  const [view, setView] = useState(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const isZoomed = view.scale > 1;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    const stage = event.currentTarget;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, pointIn(stage, event));
    const now = [...pointers.current.values()];
    const [from, to] = [middle(before), middle(now)];
    travelled.current += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(spread(now) - spread(before));
    const ratio = spread(before) > 0 ? spread(now) / spread(before) : 1;
    setView((shown) => {
      const moved = { ...shown, x: shown.x + to.x - from.x, y: shown.y + to.y - from.y };
      return fit(scaleAround(moved, shown.scale * ratio, to), stage);
    });
  }

  const onPointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  // The second click of a double tap counts for nothing, so that both zoom once.
  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.detail > 1 || (event.detail > 0 && travelled.current > TAP_SLACK)) return;
    const stage = event.currentTarget;
    const point = event.detail === 0 ? { x: 0, y: 0 } : pointIn(stage, event);
    setView(isZoomed ? WHOLE : fit(scaleAround(WHOLE, CLICK_SCALE, point), stage));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = KEY_MOVES[event.key];
    if (!move || !isZoomed) return;
    event.preventDefault();
    const stage = event.currentTarget;
    setView((shown) => fit({ ...shown, x: shown.x + move.x, y: shown.y + move.y }, stage));
  }

  return {
    isZoomed,
    reset: () => setView(WHOLE),
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    stage: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onClick,
      onKeyDown,
    },
  };
}
