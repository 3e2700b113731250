import { describe, expect, it } from 'vitest';
import type { FindingCode } from './findings.ts';
import { tokensOf } from './tokens.ts';
import { strengthOf } from '../../../test/readings.ts';

describe('nothing speaks against a sentence', () => {
  it.each<readonly [string, FindingCode, string, string, string]>([
    [
      'that leaves out a restriction',
      'negation',
      'fr',
      'La salle contenait sept sièges.',
      'La salle ne contenait que sept sièges et deux tables.',
    ],
    [
      'that restricts by a word what the passage restricts by "ne … que"',
      'quantifier',
      'fr',
      'Seuls les membres ont accès aux archives.',
      "Les archives ne sont accessibles qu'aux membres.",
    ],
    [
      'that says "only" of a single one',
      'quantifier',
      'de',
      'Das Boot hatte nur einen Mast und ein Ruder.',
      'Das Boot war ein Segler mit einem einzigen Mast und einem Ruder.',
    ],
    [
      'that gives as a reason what stands behind a colon',
      'cause',
      'en',
      'The guests need no key, because the porter opens the gate at night.',
      'The guests need no key: the porter opens the gate at night.',
    ],
    [
      'in which somebody owes money',
      'cause',
      'en',
      "The landlord can end the lease when the tenant owes two months' rent.",
      'The landlord may terminate the lease if the tenant is two months behind with the rent.',
    ],
    [
      'with the condition that opens a sentence of the passage',
      'cause',
      'en',
      'If the index is not signed, the tool does not trust the archive.',
      'When the tool loads the index, it checks whether the index is signed. If it is not signed, the tool will not trust the archive.',
    ],
    [
      'that denies a verb where the passage does so by "without"',
      'negation',
      'de',
      'Das Lot verbindet zwei Teile, die selbst nicht schmelzen.',
      'Zwei Teile werden durch das Lot verbunden, ohne selbst zu schmelzen.',
    ],
    [
      'that says "never" of what is not to be done',
      'quantifier',
      'en',
      'Never use ice on a burn, since it can damage the tissue.',
      'Cool a burn with water. Do not use ice, as it can damage the tissue.',
    ],
    [
      'that allows one thing where another is demanded',
      'opposite',
      'pt',
      'Quem fez um testamento pode anulá-lo quando quiser.',
      'O testamento deve ser assinado por duas testemunhas. O testador pode revogá-lo a qualquer momento.',
    ],
  ])('%s', (_, code, language, sentence, passage) => {
    expect(strengthOf(code, language, sentence, passage)).toBeLessThan(0.55);
  });

  it.each<readonly [string, FindingCode, string, string, string]>([
    [
      'a denial that is left out',
      'negation',
      'fr',
      'La salle contenait sept sièges.',
      'La salle ne contenait pas sept sièges mais deux tables.',
    ],
    [
      'one that becomes the only one',
      'quantifier',
      'de',
      'Das Boot hatte nur einen Mast und ein Ruder.',
      'Das Boot war ein Segler mit einem hohen Mast und einem Ruder.',
    ],
    [
      'a reason where the passage has two statements',
      'cause',
      'en',
      'The guests need no key, because the porter opens the gate at night.',
      'The guests need no key, and the porter opens the gate at night.',
    ],
    [
      'what is owed to something',
      'cause',
      'en',
      'The merchants were rich, owing to the long wall of the town.',
      'The merchants were rich. The town had a long wall.',
    ],
  ])('but for %s', (_, code, language, sentence, passage) => {
    expect(strengthOf(code, language, sentence, passage)).toBeGreaterThanOrEqual(0.55);
  });
});

it('tells of no source where somebody assures himself', () => {
  const sentence = "Une copie est bonne lorsqu'on s'est assuré qu'elle est lisible.";
  const passage = "Une copie est bonne si l'on a vérifié qu'elle est lisible.";
  expect(strengthOf('attribution', 'fr', sentence, passage)).toBe(0);
  const told = sentence.replace("on s'est", 'on a');
  expect(strengthOf('attribution', 'fr', told, passage)).toBeGreaterThan(0);
});

describe('several of what is written in capitals', () => {
  it.each(['PC', 'CD', 'VM'])('have the name of one (%s)', (name) => {
    const [several, one] = [`${name}s`, name].map((word) => tokensOf(`the ${word}`, 'en')[1]!);
    expect(several!.stem).toBe(one!.stem);
  });
});
