export type Labels = Readonly<Record<string, string | number>>;
type Sample = { labels: Labels; value: number };
type Read = () => number | Sample[] | Promise<number | Sample[]>;

export type Counter = { add(labels?: Labels, by?: number): void };
export type Histogram = { observe(seconds: number, labels?: Labels): void };

/** Upper ends, in seconds, of the spans that durations are counted in. */
const SPANS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const escaped = (value: string | number): string =>
  String(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

type Family = { name: string; help: string; type: string; lines: () => string[] | Promise<string[]> };

const asText = async ({ name, help, type, lines }: Family): Promise<string> =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())].join('\n');

/** Figures of one process, in the text that Prometheus reads. */
export function createMetrics() {
  const families: Family[] = [];

  function counter(name: string, help: string): Counter {
    const values = new Map<string, number>();
    const lines = () => [...values].map(([labels, value]) => `${name}${labels} ${value}`);
    families.push({ name, help, type: 'counter', lines });
    return {
      add(labels = {}, by = 1) {
        const key = labelText(labels);
        values.set(key, (values.get(key) ?? 0) + by);
      },
    };
  }

  function histogram(name: string, help: string): Histogram {
    const series = new Map<string, { labels: Labels; spans: number[]; sum: number; count: number }>();
    const linesOf = ({
      labels,
      spans,
      sum,
      count,
    }: {
      labels: Labels;
      spans: number[];
      sum: number;
      count: number;
    }) => [
      ...SPANS.map((le, at) => `${name}_bucket${labelText({ ...labels, le })} ${spans[at]}`),
      `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
      `${name}_sum${labelText(labels)} ${sum}`,
      `${name}_count${labelText(labels)} ${count}`,
    ];
    families.push({ name, help, type: 'histogram', lines: () => [...series.values()].flatMap(linesOf) });
    return {
      observe(seconds, labels = {}) {
        const key = labelText(labels);
        const one = series.get(key) ?? { labels, spans: SPANS.map(() => 0), sum: 0, count: 0 };
        series.set(key, one);
        SPANS.forEach((end, at) => {
          if (seconds <= end) one.spans[at] = (one.spans[at] ?? 0) + 1;
        });
        one.sum += seconds;
        one.count += 1;
      },
    };
  }

  /** A figure that is read when it is asked for. */
  function gauge(name: string, help: string, read: Read): void {
    const lines = async () => {
      const found = await read();
      const samples = typeof found === 'number' ? [{ labels: {}, value: found }] : found;
      return samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`);
    };
    families.push({ name, help, type: 'gauge', lines });
  }

  return {
    counter,
    histogram,
    gauge,
    /** Everything, as Prometheus reads it; a figure that cannot be read is left out. */
    async text(): Promise<string> {
      const parts = await Promise.all(families.map((family) => asText(family).catch(() => '')));
      return `${parts.filter(Boolean).join('\n')}\n`;
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
