export type Device = { browser: string; system: string };

type Pattern = readonly [name: string, pattern: RegExp];

// The first match counts: Edge, Opera and Samsung's browser name Chrome too, and Chrome names Safari.
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

// Android names Linux too, and an iPhone names Mac.
const systems: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const firstMatch = (patterns: readonly Pattern[], text: string): string =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Returns the names of browser and system that a User-Agent claims, each empty when unknown. */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstMatch(browsers, userAgent),
  system: firstMatch(systems, userAgent),
});
