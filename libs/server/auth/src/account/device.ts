import type { OwnSession } from '@coursewright/contract';

// First match wins: Edge and Opera also call themselves Chrome, Chrome also calls itself Safari.
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\//, 'Headless Chrome'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//i, 'curl'],
  [/^python-requests\/|^Python\//i, 'Python'],
  [/^node\b|^undici\b/i, 'Node.js'],
  [/^PostmanRuntime\//, 'Postman'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const named = (list: readonly (readonly [RegExp, string])[], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * A device in names from a fixed vocabulary, and in words: "Firefox on Linux". What a user agent
 * says is anybody's text, so none of it is repeated.
 */
export function deviceOf(userAgent: string): Pick<OwnSession, 'device' | 'browser' | 'system'> {
  const browser = named(programs, userAgent) ?? null;
  const system = named(systems, userAgent) ?? null;
  const names = [browser, system].filter((name) => name !== null);
  return { device: names.join(' on ') || 'Unknown device', browser, system };
}
