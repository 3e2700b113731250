import { strFromU8 } from 'fflate';
import { expect } from 'vitest';
import { readXml, type XmlElement } from './read-xml.ts';

type Files = Readonly<Record<string, Uint8Array>>;

export interface ReadItem {
  readonly interaction: string;
  readonly prompt: string;
  /** Texts by identifier. */
  readonly choices: ReadonlyMap<string, string>;
  readonly correct: readonly string[];
  readonly feedback: string;
  readonly language: string;
  readonly direction: string;
}

const itemChildren =
  /^(?:qti-response-declaration )(?:qti-outcome-declaration ){2}qti-item-body qti-response-processing (?:qti-modal-feedback )?$/;
const interactions: Readonly<Record<string, RegExp>> = {
  'qti-choice-interaction': /^qti-prompt (?:qti-simple-choice )+$/,
  'qti-order-interaction': /^qti-prompt (?:qti-simple-choice )+$/,
  'qti-match-interaction': /^qti-prompt (?:qti-simple-match-set ){2}$/,
  'qti-extended-text-interaction': /^qti-prompt $/,
};
const baseTypes: Readonly<Record<string, readonly string[]>> = {
  'qti-choice-interaction': ['single', 'identifier'],
  'qti-order-interaction': ['ordered', 'identifier'],
  'qti-match-interaction': ['multiple', 'directedPair'],
  'qti-extended-text-interaction': ['single', 'string'],
};

/**
 * A package by the rules of QTI 3: every file listed and reached from the test, elements in the
 * order of the schema, identifiers that are unique and point to something.
 */
export function readQti(files: Files): { title: string; items: readonly ReadItem[] } {
  const manifest = readXml(strFromU8(files['imsmanifest.xml']!));
  const listed = of(manifest, 'file').map((one) => one.attributes.get('href')!);
  expect([...listed, 'imsmanifest.xml'].toSorted()).toEqual(Object.keys(files).toSorted());
  expect(of(manifest, 'schemaversion')[0]!.text).toBe('3.0.0');
  const [testResource, ...itemResources] = of(manifest, 'resource');
  expect(testResource!.attributes.get('type')).toBe('imsqti_test_xmlv3p0');
  const ids = itemResources.map((one) => one.attributes.get('identifier')!);
  expect(of(manifest, 'dependency').map((one) => one.attributes.get('identifierref'))).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const test = readXml(strFromU8(files[testResource!.attributes.get('href')!]!));
  const refs = of(test, 'qti-assessment-item-ref');
  expect(refs.map((one) => one.attributes.get('identifier'))).toEqual(ids);
  for (const { text } of test) expect(text.trim()).toMatch(/^0?$/);
  return {
    title: test[0]!.attributes.get('title')!,
    items: refs.map((ref) => readItem(strFromU8(files[ref.attributes.get('href')!]!))),
  };
}

function readItem(xml: string): ReadItem {
  const elements = readXml(xml);
  const [root] = elements;
  expect(root!.attributes.get('xmlns')).toBe('http://www.imsglobal.org/xsd/imsqtiasi_v3p0');
  expect(childrenOf(xml, 'qti-assessment-item')).toMatch(itemChildren);
  const interaction = elements.find(({ name }) => name in interactions)!;
  expect(childrenOf(xml, interaction.name)).toMatch(interactions[interaction.name]!);
  const [declaration] = of(elements, 'qti-response-declaration');
  const type = ['cardinality', 'base-type'].map((name) => declaration!.attributes.get(name));
  expect(type).toEqual(baseTypes[interaction.name]);
  const options = [
    ...of(elements, 'qti-simple-choice'),
    ...of(elements, 'qti-simple-associable-choice'),
  ];
  const choices = new Map(options.map((one) => [one.attributes.get('identifier')!, one.text]));
  expect(choices.size).toBe(options.length);
  const within = xml.slice(xml.indexOf('<qti-correct-response>'), xml.indexOf('</qti-correct'));
  const correct = [...within.matchAll(/<qti-value>([^<]*)<\/qti-value>/g)].map(([, one]) => one!);
  const isWritten = interaction.name === 'qti-extended-text-interaction';
  // Nobody but a reader can say whether what is written is right.
  expect(xml.includes('external-scored="human"')).toBe(isWritten);
  expect(xml.includes('<qti-set-outcome-value identifier="SCORE">')).toBe(!isWritten);
  if (!isWritten)
    for (const one of correct.flatMap((value) => value.split(' ')))
      expect(choices.has(one)).toBe(true);
  return {
    interaction: interaction.name,
    prompt: of(elements, 'qti-prompt')[0]!.text,
    choices,
    correct,
    feedback: of(elements, 'qti-modal-feedback')[0]?.text ?? '',
    language: root!.attributes.get('xml:lang')!,
    direction: of(elements, 'div')[0]!.attributes.get('dir')!,
  };
}

const of = (elements: readonly XmlElement[], wanted: string): XmlElement[] =>
  elements.filter(({ name }) => name === wanted);

/** Names of what stands directly in the first element of a name, each followed by a space. */
function childrenOf(xml: string, wanted: string): string {
  let depth = -1;
  let names = '';
  for (const [, closing, name, isEmpty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^>]*?(\/?)>/g)) {
    if (closing) depth -= depth >= 0 ? 1 : 0;
    else if (depth < 0 && name === wanted && names === '') depth = 0;
    else if (depth >= 0) {
      if (depth === 0) names += `${name} `;
      if (!isEmpty) depth += 1;
    }
    if (closing && depth === 0 && name === wanted) break;
    if (closing && name === wanted) break;
  }
  return names;
}
