import {
  Area,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type Measure, type SalesPoint, axisAmount } from './sales-points.ts';
import { texts } from '../texts.ts';

type SalesChartProps = { points: SalesPoint[]; measure: Measure; format: (value: number) => string };

const axis = {
  tickLine: false,
  axisLine: false,
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
} as const;
const tooltip = {
  background: 'var(--color-panel)',
  border: '1px solid var(--color-line)',
  borderRadius: 12,
  color: 'var(--color-ink)',
  fontSize: 13,
};

const named = (format: (value: number) => string) => (value: unknown) => format(Number(value));

/** Needs no text alternative: the sales table holds the same data. */
export default function SalesChart({ points, measure, format }: SalesChartProps) {
  return (
    <div className="h-64 w-full sm:h-80 lg:h-96" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 600, height: 256 }}>
        <ComposedChart
          data={points}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis dataKey="label" minTickGap={28} {...axis} />
          <YAxis
            width={52}
            allowDecimals={false}
            tickFormatter={measure === 'revenue' ? axisAmount : String}
            {...axis}
          />
          <Tooltip contentStyle={tooltip} formatter={named(format)} labelStyle={{ fontWeight: 600 }} />
          <Legend
            iconType="plainline"
            formatter={(label: string) => <span style={{ color: 'var(--color-ink)' }}>{label}</span>}
            wrapperStyle={{ fontSize: 13 }}
          />
          <Area
            type="monotone"
            dataKey="current"
            name={texts.currentPeriod}
            stroke="var(--color-wine)"
            fill="var(--color-wine)"
            fillOpacity={0.12}
            strokeWidth={2}
            isAnimationActive={false}
          />
          <Line
            type="monotone"
            dataKey="previous"
            name={texts.previousPeriod}
            stroke="var(--color-line-strong)"
            strokeDasharray="5 4"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
