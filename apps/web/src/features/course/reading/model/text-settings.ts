import { useSyncExternalStore } from 'react';

/** How the text of a lesson is set: each with its steps, from the least to the most. */
export const textSteps = {
  size: ['small', 'normal', 'large', 'larger', 'largest'],
  spacing: ['tight', 'normal', 'loose'],
  width: ['narrow', 'normal', 'wide'],
} as const;
export type TextSetting = keyof typeof textSteps;
export type TextSettings = {
  readonly [Setting in TextSetting]: (typeof textSteps)[Setting][number];
};

/** Kept as `size-large spacing-loose`: what is chosen, without what is as it was made. */
export const textSettingsKey = 'reading_text';
const normal = 'normal';
const settings = Object.keys(textSteps) as TextSetting[];
const listeners = new Set<() => void>();

/**
 * The style sheet reads the choice off the root element, where `before-paint.js` puts it, so that a
 * lesson is set right the first time it is painted.
 */
function apply(chosen: string): void {
  const { dataset } = document.documentElement;
  if (chosen) dataset['text'] = chosen;
  else delete dataset['text'];
}

const readChosen = (): string => document.documentElement.dataset['text'] ?? '';

function keep(chosen: string): void {
  apply(chosen);
  try {
    if (chosen) localStorage.setItem(textSettingsKey, chosen);
    else localStorage.removeItem(textSettingsKey);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** The step that is chosen of these. */
const stepOf = <Step extends string>(
  steps: readonly Step[],
  setting: TextSetting,
  chosen: string,
): Step | undefined => steps.find((step) => chosen.split(' ').includes(`${setting}-${step}`));

export function chooseText(setting: TextSetting, step: string): void {
  const chosen = readChosen();
  const steps = settings
    .map((each) => [each, each === setting ? step : stepOf(textSteps[each], each, chosen)])
    .filter(([, one]) => one !== undefined && one !== normal);
  keep(steps.map((each) => each.join('-')).join(' '));
}

export const resetText = (): void => keep('');

function subscribe(listener: () => void): () => void {
  // Another tab chose.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== textSettingsKey && key !== null) return;
    apply(newValue ?? '');
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useTextSettings(): TextSettings {
  const chosen = useSyncExternalStore(subscribe, readChosen, () => '');
  return {
    size: stepOf(textSteps.size, 'size', chosen) ?? normal,
    spacing: stepOf(textSteps.spacing, 'spacing', chosen) ?? normal,
    width: stepOf(textSteps.width, 'width', chosen) ?? normal,
  };
}
