import type { Reason } from './engine/index.ts';

/** What is wrong with a sentence, in words for the author who is to write it again. */
export function problemOf({ code, said = '', given }: Reason): string {
  const instead = given === undefined ? '' : ` It has “${given}” there.`;
  return (problems[code] ?? problems.little_found)(said, instead);
}

type Say = (said: string, instead: string) => string;
const problems: Readonly<Record<Reason['code'], Say>> = {
  word_for_word: () => 'Nothing is wrong with it.',
  in_other_words: () => 'Nothing is wrong with it.',
  evidence_stands: () => 'Nothing is wrong with it.',
  evidence_missing: () => 'The words named as its evidence are not in the cited passage.',
  much_reworded: () => 'The cited passage does not prove it in these words.',
  little_found: () => 'Most of its words are not in the cited passage.',
  no_passage: () => 'It cites no passage that exists.',
  negation: (_, instead) =>
    `It denies what the cited passage says, or the other way round.${instead}`,
  opposite: (said, instead) =>
    `“${said}” is the contrary of what the cited passage says.${instead}`,
  quantifier: (said, instead) => `“${said}” claims more than the cited passage.${instead}`,
  attribution: (said) => `The cited passage does not say that this comes from ${said}.`,
  cause: () =>
    'It exchanges cause and effect, or makes a cause of what is none in the cited passage.',
  order: () => 'It exchanges what comes before and after in the cited passage.',
  unit: (said, instead) => `The cited passage gives another unit than ${said}.${instead}`,
  number_absent: (said, instead) => `The number ${said} is not in the cited passage.${instead}`,
  number_elsewhere: (said, instead) =>
    `The cited passage has the number ${said} for something else.${instead}`,
  name_absent: (said, instead) => `“${said}” is not in the cited passage.${instead}`,
  name_elsewhere: (said, instead) =>
    `The cited passage has “${said}” for something else.${instead}`,
  rival: (said, instead) => `“${said}” is not what the cited passage has there.${instead}`,
  exchanged: (said, instead) => `“${said}” stands in the place of another word.${instead}`,
  appended: (said) => `“${said}” is not in the cited passage.`,
  spliced: (said) => `It joins words of different sentences at “${said}”.`,
  quotation: (said) => `The quotation “${said}” is not in the cited passage word for word.`,
  code: (said) => `The code \`${said}\` is not in the cited passage.`,
};
