/** Letters, digits and operators only, so that neither spacing nor typography decides. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s"'“”„«»‘’‚`*_.,;:!?…()[\]\-–—\\。、，；：！？「」『』（）]+/gu, '');
