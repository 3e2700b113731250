import type { Material } from '@coursewright/authoring';

/** The passage of the material that a reference such as "S2.14" names. */
export function passageNamed(
  ref: string | undefined,
  sources: Material['sources'],
): Material['sources'][number]['passages'][number] | undefined {
  const [source, number] = ref === undefined ? [] : ref.slice(1).split('.').map(Number);
  return sources[(source ?? 0) - 1]?.passages.find((one) => one.number === number);
}

/** The reference that names the passage with this id. */
export function refNaming(
  id: string | undefined,
  sources: Material['sources'],
): string | undefined {
  for (const [at, { passages }] of sources.entries()) {
    const passage = passages.find((one) => one.id === id);
    if (passage) return `S${at + 1}.${passage.number}`;
  }
  return undefined;
}
