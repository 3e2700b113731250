import { describe, expect, it } from 'vitest';
import { checkClaim, type FindingCode } from './index.ts';
import { nearnessOf } from './nearness.ts';
import { readingOf, strengthOf } from '../../../test/readings.ts';

const salt =
  'How strongly buyers react depends on whether substitutes exist. Salt has hardly any, so households go on buying it even at double the price.';
const heap =
  'A heap needs straw and grass. Turn the heap every two or three weeks so that air reaches the inside. Cooked leftovers attract rats and do not belong on the heap.';
const pores =
  'Leaves lose water through tiny pores. The pores open to let in carbon dioxide and close when the plant runs short of water.';
const ovens =
  "New ovens or changes to the recipe may alter the taste. Cleaning a single oven usually doesn't alter the taste, because most changes to it are small.";
const team =
  'Im Auftakt legt das Team gemeinsam Ziele und Termine fest. Danach trifft es sich jeden Tag für höchstens fünfzehn Minuten im Stehen; jeder sagt, was ihn hindert.';
const falcon =
  'Der Turmfalke ist in Mitteleuropa der häufigste Falke und brütet gern an Gebäuden. Er jagt Mäuse.';
const cents =
  'Tuning is expressed in cents. In equal temperament every semitone measures exactly 100 cents. A pure fifth is about 702 cents wide.';

describe('another wording is held against no sentence', () => {
  it.each<[string, FindingCode, number, string, string, string]>([
    [
      'a last word that says something of the ones before it',
      'appended',
      0.7,
      'en',
      'Since salt has hardly any substitutes, households keep buying it even if the price doubles.',
      salt,
    ],
    [
      'the Italian verb "è", which opens no phrase',
      'appended',
      0.7,
      'it',
      'Per i cani grandi si paga metà tariffa e la museruola è obbligatoria.',
      'I cani piccoli viaggiano gratis, quelli grandi pagano metà tariffa e devono portare la museruola.',
    ],
    [
      'a word of many senses behind a preposition',
      'appended',
      0.7,
      'en',
      'Castling is the only move in chess where a player moves two pieces at the same time.',
      'In chess, castling is the only move in which a player moves two pieces at once.',
    ],
    [
      'a verb of telling that opens no report',
      'attribution',
      0.5,
      'en',
      'No more than the rent for five weeks may be demanded as a deposit.',
      "The deposit may not exceed five weeks' rent and has to be lodged with a scheme.",
    ],
    [
      'a thing and a deed in another order',
      'exchanged',
      0.1,
      'en',
      'Every two to three weeks the heap should be turned so that the inside gets air.',
      heap,
    ],
    [
      'a quality that has become a clause',
      'exchanged',
      0.1,
      'en',
      'Leftovers that have been cooked attract rats and should not be put on the heap.',
      heap,
    ],
    [
      'a quality at the head of the sentence, and a name told as one',
      'name_absent',
      0.1,
      'en',
      'Numerous Alpine glaciers advanced during the Little Ice Age.',
      'During the Little Ice Age many glaciers in the Alps advanced. In 1850 they began to retreat.',
    ],
    [
      'a denial in the sentence beside the one that has it all',
      'negation',
      0.1,
      'en',
      'Changes to the recipe, as well as new ovens, can alter the taste.',
      ovens,
    ],
    [
      'what may be, beside what must never be',
      'quantifier',
      0.9,
      'en',
      'Never use ice, since it may cause further damage to the tissue.',
      'Cool a burn under tap water. Do not use ice, as it can damage the tissue further.',
    ],
    [
      'what happens often, in another clause than what is said',
      'quantifier',
      0.9,
      'en',
      'Roman aqueducts depended solely on gravity: the channel fell steadily.',
      'Roman aqueducts relied on gravity alone: the channel dropped steadily, often by less than thirty centimetres.',
    ],
    [
      'none for "not any", however far the denial stands before it',
      'quantifier',
      0.1,
      'en',
      'No cache may keep a response that carries the header.',
      'A response with the header must not be kept for long by any cache. Others may be kept.',
    ],
    [
      'one of two contraries that the passage tells both',
      'opposite',
      0.1,
      'en',
      'When the plant is short of water, the pores close.',
      pores,
    ],
    [
      'a condition that German tells by its verb, beside "bis zu"',
      'cause',
      0.1,
      'de',
      'Wenn die Heizung im Winter völlig ausfällt, sind bis zu 100 Prozent möglich.',
      'Der Mieter darf die Miete mindern, wenn die Wohnung einen Mangel hat. Fällt im Winter die Heizung ganz aus, sind bis zu 100 Prozent möglich.',
    ],
    [
      'two statements of one thing, the second of it by a pronoun',
      'spliced',
      0.1,
      'de',
      'Anschließend kommt das Team täglich für maximal fünfzehn Minuten im Stehen zusammen.',
      team,
    ],
    [
      'a word that goes on in the first sentence as well as in the next',
      'spliced',
      0.1,
      'en',
      'In equal temperament each semitone is exactly 100 cents wide.',
      cents,
    ],
    [
      'none that is more so, of what is most so',
      'negation',
      0.1,
      'de',
      'Kein Falke ist in Mitteleuropa häufiger als der Turmfalke, der gerne an Gebäuden brütet.',
      falcon,
    ],
    [
      'a reason that the passage gives by "for this reason"',
      'cause',
      0.1,
      'en',
      'Since derivatives are computed while an expression is evaluated, users need not provide formulas for error propagation.',
      'Derivatives are computed automatically while an expression is evaluated. For this reason the user never has to supply formulas for error propagation.',
    ],
    [
      'a reason that it gives by "weshalb"',
      'cause',
      0.1,
      'de',
      'Da ein Ventilator bei Umluft die heiße Luft verteilt, lassen sich mehrere Bleche gleichzeitig backen.',
      'Bei Umluft verteilt ein Ventilator die heiße Luft, weshalb mehrere Bleche gleichzeitig gebacken werden können.',
    ],
    [
      '"only" before an amount with a bound',
      'quantifier',
      0.1,
      'de',
      'Ein Elektromotor setzt etwa 90 Prozent der Energie um, ein Benzinmotor nur höchstens etwa 40 Prozent.',
      'Während ein Elektromotor etwa 90 Prozent der Energie umsetzt, sind es beim Benzinmotor höchstens rund 40 Prozent.',
    ],
  ])('%s', (_, code, below, language, sentence, passage) => {
    expect(strengthOf(code, language, sentence, passage)).toBeLessThan(below);
  });

  it('nor a strong word that nothing in the passage speaks against', () => {
    const { state } = checkClaim({
      language: 'en',
      sentence: 'Every employee has a right to 28 days of paid leave in a calendar year.',
      passages: [
        'Employees are entitled to 28 days of paid leave per calendar year. Requests are approved by the line manager.',
      ],
    });
    expect(state).toBe('supported');
  });

  it('a word that is not found weighs no more in a language without a dictionary of senses', () => {
    const { unfound } = nearnessOf(
      readingOf('es', 'La interfaz rechaza la clave.', 'La interfaz lleva una clave.'),
    );
    expect(unfound).toBeLessThan(0.7);
  });
});

describe('what is added in other words is found', () => {
  it.each([
    [
      'a last clause of which nothing stands there',
      'en',
      'Staff have to hand requests in two weeks beforehand, and they need a stamp.',
      'Requests must be handed in by staff at least two weeks in advance. The manager approves them.',
    ],
    [
      'a phrase of two words behind a preposition',
      'it',
      'Prima della partenza bisogna convalidare i biglietti regionali alla macchina gialla.',
      'I biglietti regionali vanno convalidati prima della partenza; chi sale senza convalida rischia una multa.',
    ],
    [
      'a clause of words that stand in another sentence only, and in none',
      'en',
      'Put a drop of oil on every link, wait for ten minutes and store the bicycle upside down.',
      'Clean the chain of your bicycle about every 200 kilometres, or after each ride in the rain. Apply one drop of oil to each link, wait ten minutes and wipe off whatever is left on the outside, because excess oil collects dirt. Replace the chain as soon as it has stretched by 0.75 per cent; otherwise it ruins the sprockets, which cost far more.',
    ],
    [
      'one more member of a list',
      'en',
      'Cold holds yeast back more than bacteria, which gives acids, vitamins and aromas time to develop.',
      'Dough that ferments overnight develops more aroma than dough that rises in two hours. In the cold the yeast slows down more than the bacteria do, so acids and aromas have time to form.',
    ],
  ])('%s', (_, language, sentence, passage) => {
    expect(strengthOf('appended', language, sentence, passage)).toBeGreaterThanOrEqual(0.7);
  });

  it('and so is a source that a colon parts from what it says', () => {
    expect(
      strengthOf(
        'attribution',
        'de',
        'Wie Hansen behauptet: bei sehr kaltem Wetter springt ein Heizstab ein.',
        'Eine Wärmepumpe entzieht der Luft Wärme. Bei sehr kaltem Wetter springt ein Heizstab ein.',
      ),
    ).toBeGreaterThanOrEqual(0.5);
  });

  it('and a German word with a denying beginning in the place of the bare one', () => {
    expect(
      strengthOf(
        'opposite',
        'de',
        'Vor der Installation prüft er die Signatur; ist sie gültig, bricht er ab.',
        'Vor der Installation prüft er die Signatur; ist sie ungültig, bricht er ab.',
      ),
    ).toBeGreaterThanOrEqual(0.85);
  });
});

describe('what the passage says the contrary of is found in another order', () => {
  it.each<[string, FindingCode, number, string, string, string]>([
    [
      'one of two contraries that it tells of something else',
      'opposite',
      0.85,
      'de',
      'In den Sommermonaten lässt die Schneeschmelze in den Alpen den Wasserspiegel deutlich sinken.',
      'Im Sommer steigt der Wasserspiegel durch die Schneeschmelze in den Alpen deutlich an, im Winter sinkt er dagegen. Rund vier Millionen Menschen trinken das Wasser.',
    ],
    [
      'away from what it has something move to',
      'opposite',
      0.85,
      'en',
      'To castle, the king is moved two squares away from the rook.',
      'Castling is the only move of two pieces. The king moves two squares towards a rook, and the rook is then placed on the square that was crossed.',
    ],
    [
      'fewer than an amount that a verb says to be exceeded',
      'quantifier',
      0.9,
      'es',
      'Si un cliente hace menos de cien peticiones por minuto, el servidor contesta con un código.',
      'Si un cliente supera las cien peticiones por minuto, el servidor responde con un código.',
    ],
    [
      'a source by a German verb of two parts',
      'attribution',
      0.75,
      'de',
      'Die Weltgesundheitsorganisation weist darauf hin, dass frischer Spinat nur etwa 3 Milligramm Eisen liefert.',
      'Die Behauptung, Spinat enthalte viel Eisen, hält sich. Tatsächlich liefern 100 Gramm frischer Spinat nur etwa 3 Milligramm Eisen.',
    ],
    [
      'a clause between two commas of which it has nothing',
      'appended',
      0.7,
      'en',
      'A terminal moraine of the last ice age, eleven miles wide, makes up most of Long Island.',
      'Where a glacier ends it leaves moraines. Long Island is largely a terminal moraine of the last ice age.',
    ],
    [
      'a cause that is what is owed to the other',
      'cause',
      0.9,
      'fr',
      'Les peaux du raisin macèrent avec le jus parce que le vin est rouge.',
      'Le vin rouge doit sa couleur aux peaux du raisin, qui macèrent avec le jus. Le champagne en est un exemple.',
    ],
  ])('%s', (_, code, least, language, sentence, passage) => {
    expect(strengthOf(code, language, sentence, passage)).toBeGreaterThanOrEqual(least);
  });
});
