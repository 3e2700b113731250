import { describe, expect, it } from 'vitest';
import {
  checkClaim,
  findingsOf,
  groundOf,
  plainFeaturesOf,
  readSentence,
  tokensOf,
} from './index.ts';

const language = 'en';
const rest = [
  'Sheep graze on the dry slopes above the village.',
  'The baker opens before sunrise and sells bread to hikers.',
  'A small ferry crosses to the islands twice a day.',
  'Most houses have thick walls and blue doors.',
  'Children learn to swim in the bay behind the school.',
  'Olives are pressed in a stone mill that needs no power.',
  'Nobody remembers who planted the old pines.',
  'In winter the road to the pass is closed by snow.',
];
/** Enough of it for an article. */
const filling = Array.from({ length: 5 }, () => rest).flat();

function featuresOf(sentence: string, passage: string) {
  const ground = groundOf([passage], language);
  const reading = readSentence(tokensOf(sentence, language), ground, language, sentence)!;
  return plainFeaturesOf(reading, findingsOf(reading));
}
const probabilityOf = (sentence: string, passage: string): number =>
  checkClaim({ sentence, passages: [passage], language }).probability;

const told = 'Engineers repaired the lighthouse lantern with copper from a wrecked steamer.';
const halves = [
  'Engineers repaired the lantern of the lighthouse.',
  'They took copper from a steamer that had been wrecked.',
];

describe('the plain reading', () => {
  it('believes what stands together in an article more than what is gathered from all over it', () => {
    const together = [...filling, ...halves].join(' ');
    const apart = [halves[0], ...filling, halves[1]].join(' ');
    expect(featuresOf(told, together).near).toBeGreaterThan(featuresOf(told, apart).near + 0.1);
    expect(probabilityOf(told, together)).toBeGreaterThan(probabilityOf(told, apart) + 0.05);
  });

  it('takes a word of the same meaning for the word', () => {
    const said = 'Engineers purchased the lantern of the lighthouse.';
    const passage = [...filling, 'Engineers bought the lantern of the lighthouse.'].join(' ');
    const other = said.replace('purchased', 'painted');
    expect(featuresOf(said, passage).near).toBeGreaterThan(featuresOf(other, passage).near);
  });

  it('notices a year that stands in quite another place', () => {
    const said = `In 1931 engineers${told.slice('Engineers'.length)}`;
    const dated = ['The mill burned down in 1931.', ...filling, ...halves].join(' ');
    const near = [...filling, 'This was in 1931.', ...halves].join(' ');
    expect(featuresOf(said, dated).farYears).toBe(1);
    expect(featuresOf(said, near).farYears).toBe(0);
    expect(probabilityOf(said, dated)).toBeLessThan(probabilityOf(said, near));
  });

  it('notices a name whose words stand in the passages, but not together', () => {
    const said = 'The lantern was bought by the Bank of Arvika.';
    const whole = 'The Bank of Arvika bought the lantern.';
    const broken = 'The town of Arvika bought the lantern from a Bank.';
    expect(featuresOf(said, whole).brokenNames).toBe(0);
    expect(featuresOf(said, broken).brokenNames).toBe(1);
  });

  it('counts a word of many senses less than a particular one', () => {
    const passage = [...filling, ...halves].join(' ');
    const common = featuresOf(told.replace('lantern', 'line'), passage).near;
    const particular = featuresOf(told.replace('lantern', 'telescope'), passage).near;
    expect(common).toBeGreaterThan(particular);
  });

  it('counts what stands in the two places that have most of a sentence', () => {
    const passage = [halves[0], ...filling, halves[1]].join(' ');
    const whole = featuresOf(told, passage).inTwoPlaces;
    expect(whole).toBeGreaterThan(0.9);
    const half = featuresOf(told, [halves[0], ...filling].join(' ')).inTwoPlaces;
    expect(half).toBeLessThan(whole - 0.3);
    expect(probabilityOf(told, passage)).toBeGreaterThan(
      probabilityOf(told, [halves[0], ...filling].join(' ')) + 0.2,
    );
  });

  it.each([
    ['a date in digits', '2019-11-03', 'on 3 November 2019', 'on 3 October 2019'],
    ['a month in short', 'Nov 3, 2019', 'on 3 November 2019', 'on 3 October 2019'],
    ['a place in words', 'the nineteenth century', 'in the 19th century', 'in the 18th century'],
  ])('reads %s', (_what, given, right, wrong) => {
    const passage = [...filling, `${halves[0]} Dated: ${given}.`].join(' ');
    const said = 'Engineers repaired the lantern of the lighthouse';
    const near = (when: string) => featuresOf(`${said} ${when}.`, passage).near;
    expect(near(right)).toBeGreaterThan(0.9);
    expect(near(wrong)).toBeLessThan(near(right) - 0.1);
  });

  it('makes nothing of two words that stand near each other', () => {
    const passage = `${halves.join(' ')} ${rest[0]}`;
    expect(probabilityOf('Copper is a lantern.', passage)).toBeLessThan(0.5);
  });

  it('leaves a sure contradiction near the letter standing in an article too', () => {
    const wrong = 'Engineers never repaired the lantern of the lighthouse.';
    const article = [...filling, ...halves].join(' ');
    expect(probabilityOf(wrong, article)).toBeLessThan(0.5);
  });
});
