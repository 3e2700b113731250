import { messages } from '../../../../../shared/messages.ts';
import { en, type Messages } from './en.tsx';

export const useCourseFileMessages = messages<Messages>({
  en,
  es: () => import('./es.tsx'),
  de: () => import('./de.tsx'),
  fr: () => import('./fr.tsx'),
  pt: () => import('./pt.tsx'),
  ar: () => import('./ar.tsx'),
});
