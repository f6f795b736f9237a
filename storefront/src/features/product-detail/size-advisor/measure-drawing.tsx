import type { Measure } from './measured-sizes.ts';
import { texts } from './texts.ts';

const LINES: Record<Measure, { y: number; from: number; to: number }> = {
  bust: { y: 84, from: 50, to: 150 },
  underBust: { y: 106, from: 56, to: 144 },
  waist: { y: 146, from: 62, to: 138 },
  hip: { y: 204, from: 42, to: 158 },
};
/** Shows the places to measure on the outline of a torso. */
export const MeasureDrawing = ({ measures }: { measures: readonly Measure[] }) => (
  <svg
    viewBox="0 0 250 250"
    role="img"
    aria-label={texts.drawing}
    className="mx-auto aspect-square w-56 max-w-full text-wine"
  >
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5">
      <path d="M88 6c0 16-2 22-14 27-18 7-34 8-38 26-3 14-6 34-9 52M112 6c0 16 2 22 14 27 18 7 34 8 38 26 3 14 6 34 9 52" />
      <path d="M48 66c2 22 8 36 10 52 2 18-2 30-9 46-6 15-10 34-9 52 1 10 3 20 4 28M152 66c-2 22-8 36-10 52-2 18 2 30 9 46 6 15 10 34 9 52-1 10-3 20-4 28" />
      <path d="M60 74c2 20 12 30 24 30 9 0 14-6 16-14 2 8 7 14 16 14 12 0 22-10 24-30" opacity=".5" />
      <path d="M44 196c22 8 42 22 56 42 14-20 34-34 56-42" opacity=".5" />
      <path d="M100 238v8M100 168v2" />
    </g>
    {measures.map((measure) => {
      const { y, from, to } = LINES[measure];
      return (
        <g key={measure}>
          <path
            d={`M${from} ${y}q${(to - from) / 2} 12 ${to - from} 0`}
            fill="none"
            stroke="currentColor"
            strokeDasharray="4 4"
            strokeWidth="2"
          />
          <text x="178" y={y + 4} fontSize="13" fill="currentColor">
            {texts.measures[measure]}
          </text>
        </g>
      );
    })}
  </svg>
);
