/** Well-formed as Typst and screen readers take them. */
export function localeOf(tag: string): { language: string; region?: string } {
  try {
    const locale = new Intl.Locale(tag);
    const isTraditional = locale.maximize().script === 'Hant';
    const region = locale.region ?? (isTraditional ? 'TW' : undefined);
    const isShort = /^[a-z]{2,3}$/.test(locale.language);
    return {
      language: isShort ? locale.language : 'und',
      ...(region && /^[A-Z]{2}$/.test(region) ? { region } : {}),
    };
  } catch {
    return { language: 'und' };
  }
}
