import type { KeptNotes } from '@coursewright/contract';
import { useNotes } from './use-notes.ts';

/** Notes on a course. They name documents and pages in other scripts, so each has its own direction. */
export default function NoteList({ kept }: { readonly kept: KeptNotes }) {
  const notes = useNotes(kept);
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map(({ english, text, isEnglish }) => (
        <li key={english} dir="auto" {...(isEnglish ? { lang: 'en' } : {})}>
          {text}
        </li>
      ))}
    </ul>
  );
}
