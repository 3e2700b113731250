import type { Translation } from '@coursewright/contract/words';
import type { TextSetting, TextSettings } from '../model/text-settings.ts';

export const en = {
  loading: 'Loading…',
  not_loaded: 'This could not be loaded. Check your connection and reload the page.',

  text_settings: 'Text settings',
  settings: {
    size: 'Text size',
    spacing: 'Line spacing',
    width: 'Column width',
  } satisfies Record<TextSetting, string>,
  sizes: {
    small: 'Small',
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
    largest: 'Largest',
  } satisfies Record<TextSettings['size'], string>,
  spacings: { tight: 'Tight', normal: 'Normal', loose: 'Loose' } satisfies Record<
    TextSettings['spacing'],
    string
  >,
  widths: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' } satisfies Record<
    TextSettings['width'],
    string
  >,
  reset: 'Reset',
};
export type Messages = Translation<typeof en>;
