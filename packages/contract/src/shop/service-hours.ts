/** Hours of a working day in which a shop that serves at a distance must be reachable; Disposición 954/2025. */
export const MIN_SERVICE_HOURS = 8;

const ALL_DAY = /\b24\s*(h|hs|horas)\b/i;
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?`;
// 'de 9 a 13 y de 17 a 21 h', '9:30 - 18', 'de las 9 hs. hasta las 18 hs'.
const RANGE = new RegExp(
  String.raw`\b${TIME}\s*(?:hs?|horas)?\.?\s*(?:a|-|–|hasta)\s*(?:las\s*)?${TIME}(?!\d)`,
  'gi',
);
// Hours after the name of the weekend are those of the weekend.
const BEFORE_WEEKEND = /^.*?\d.*?(?=s[áa]bado|domingo)/is;

const hour = (hours: string | undefined, minutes: string | undefined): number =>
  Number(hours) + Number(minutes ?? 0) / 60;

/** Returns how many hours of a working day a text such as 'lunes a viernes de 9 a 17 h' names; null when it names none. */
export function serviceHoursPerDay(text: string): number | null {
  if (ALL_DAY.test(text)) return 24;
  const weekdays = BEFORE_WEEKEND.exec(text)?.[0] ?? text;
  const ranges = [...weekdays.matchAll(RANGE)];
  if (ranges.length === 0) return null;
  return ranges.reduce((sum, [, from, fromMinutes, to, toMinutes]) => {
    const length = hour(to, toMinutes) - hour(from, fromMinutes);
    // 'De 9 a 6' ends in the afternoon.
    return sum + (length > 0 ? length : length + 12);
  }, 0);
}
