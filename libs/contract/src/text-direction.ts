const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'yi', 'dv', 'sd', 'ug']);

/** Whether text in the language of this BCP-47 tag runs from right to left. */
export const isRightToLeft = (tag: string): boolean =>
  rightToLeft.has(tag.split('-')[0]!.toLowerCase());
