import type { Check } from '../check.ts';

/** Sentences written for a model that reads a page, in the imperative. */
const planted =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:the |your |these )?(?:previous|prior|above|earlier|preceding) (?:instructions?|prompts?|rules|context)\b|\byou (?:are|must act as) now (?:a|an|the|in)\b[^.]{0,60}\b(?:assistant|model|mode|ai)\b|\breveal (?:your|the) (?:system )?prompt\b|\bsystem prompt\s*:|<\|(?:im_start|system|endoftext)\|>|\bignora (?:todas )?(?:las )?instrucciones anteriores\b|\bignorez? (?:toutes )?(?:les )?instructions précédentes\b|\bignoriere? (?:alle )?(?:vorherigen|bisherigen) anweisungen\b|\bignora (?:tutte )?le istruzioni precedenti\b|\bignore (?:todas )?as instruções anteriores\b|忽略(?:之前|以上|前面)的?(?:所有)?(?:指令|说明|提示)/iu;

/** An instruction to a model that came through from a source as if it were text. */
export const instructionPlanted: Check = {
  id: 'instruction_planted',
  severity: 'error',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      const { summary, key_terms } = each.lesson;
      const inContent = planted.exec(each.withoutCode)?.[0];
      if (inContent !== undefined) yield { place: each.place('content'), said: inContent };
      const inSummary = planted.exec(summary)?.[0];
      if (inSummary !== undefined) yield { place: each.place('summary'), said: inSummary };
      for (const { definition } of key_terms) {
        const found = planted.exec(definition)?.[0];
        if (found !== undefined) yield { place: each.place('key_term'), said: found };
      }
    }
  },
};
