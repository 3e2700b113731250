import { isRightToLeft } from '@coursewright/contract';

/**
 * Attributes of elements that hold the course's own text, which is not in the interface's language.
 */
export interface CourseText {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** `language`: a BCP 47 tag. */
export const courseText = (language: string): CourseText => ({
  lang: language,
  dir: isRightToLeft(language) ? 'rtl' : 'ltr',
});
