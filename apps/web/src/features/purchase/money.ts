/** A sum as the whole product writes it, e.g. "5.00 €". `currency` is a code of ISO 4217, in whatever capitals. */
export const money = (cents: number, currency = 'eur'): string =>
  `${(cents / 100).toFixed(2)} ${currency.toLowerCase() === 'eur' ? '€' : currency.toUpperCase()}`;
