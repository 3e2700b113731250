import { createContext, Script } from 'node:vm';
import { strFromU8 } from 'fflate';
import { expect } from 'vitest';
import { z } from 'zod';
import { readXml, type XmlElement } from './read-xml.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** What may stand in what, in this order, by the schemas of IMS Content Packaging 1.1.2 and ADL 1.2. */
const children: Readonly<Record<string, RegExp>> = {
  manifest: /^metadata organizations resources $/,
  metadata: /^schema schemaversion $/,
  organizations: /^(organization )+$/,
  organization: /^title (item )+$/,
  item: /^title (item )*(adlcp:masteryscore )?$/,
  resources: /^(resource )+$/,
  resource: /^(file )+$/,
};
const attributes: Readonly<Record<string, readonly string[]>> = {
  manifest: ['identifier', 'version', 'xmlns', 'xmlns:adlcp'],
  organizations: ['default'],
  organization: ['identifier'],
  item: ['identifier', 'identifierref'],
  resource: ['identifier', 'type', 'adlcp:scormtype', 'href'],
  file: ['href'],
};

/**
 * A manifest by the rules of SCORM 1.2: elements and attributes as the schemas have them, unique
 * ids, references that lead somewhere, and every file of the package listed.
 */
export function readScormManifest(files: Files) {
  const xml = strFromU8(files['imsmanifest.xml']!);
  const manifest = readXml(xml);
  const named = (name: string): XmlElement[] => manifest.filter((one) => one.name === name);
  const of = (name: string, attribute: string): string =>
    named(name)[0]!.attributes.get(attribute)!;
  for (const { parent, names } of familiesOf(xml))
    expect(names, parent).toMatch(children[parent] ?? /^$/);
  for (const { name, attributes: has } of manifest)
    expect([...has.keys()].toSorted(), name).toEqual((attributes[name] ?? []).toSorted());
  expect(of('manifest', 'xmlns')).toBe('http://www.imsproject.org/xsd/imscp_rootv1p1p2');
  expect(of('manifest', 'xmlns:adlcp')).toBe('http://www.adlnet.org/xsd/adlcp_rootv1p2');
  const ids = manifest.flatMap((one) => one.attributes.get('identifier') ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
  expect(named('schema')[0]!.text).toBe('ADL SCORM');
  expect(named('schemaversion')[0]!.text).toBe('1.2');
  expect(of('organizations', 'default')).toBe(of('organization', 'identifier'));
  expect(of('item', 'identifierref')).toBe(of('resource', 'identifier'));
  expect(of('resource', 'type')).toBe('webcontent');
  expect(of('resource', 'adlcp:scormtype')).toBe('sco');
  const listed = named('file').map((one) => one.attributes.get('href')!);
  expect([...listed, 'imsmanifest.xml'].toSorted()).toEqual(Object.keys(files).toSorted());
  const start = of('resource', 'href');
  expect(listed).toContain(start);
  for (const { text } of named('title')) expect(text.length).toBeGreaterThan(0);
  const [asked] = named('adlcp:masteryscore');
  return { title: named('title')[0]!.text, mastery: asked && Number(asked.text), start };
}

/** Each element with the names of what stands in it, each followed by a space. */
function familiesOf(xml: string): { parent: string; names: string }[] {
  const open: { parent: string; names: string }[] = [];
  const all: { parent: string; names: string }[] = [];
  for (const [, closing, name, isEmpty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^>]*?(\/?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const family = { parent: name!, names: '' };
    const parent = open.at(-1);
    if (parent) parent.names += `${name} `;
    all.push(family);
    if (!isEmpty) open.push(family);
  }
  return all;
}

const factsShape = z.object({
  lessons: z.array(
    z.object({
      questions: z.array(
        z.object({
          kind: z.enum(['choice', 'sequencing', 'matching', 'recall']),
          right: z.array(z.int().min(0)),
          of: z.int(),
        }),
      ),
    }),
  ),
});

/** What the scripts of a package know of its questions. */
export const scormFacts = (files: Files) =>
  factsShape.parse(
    JSON.parse(strFromU8(files['course.js']!).replace(/^window\.course = |;\n$/g, '')),
  );

export interface KeptQuestion {
  readonly kind: 'choice' | 'sequencing' | 'matching' | 'recall';
  readonly of: number;
}
interface KeptCourse {
  readonly mark: string;
  readonly lessons: readonly { readonly questions: readonly KeptQuestion[] }[];
}
interface Keeping {
  pack(
    course: KeptCourse,
    kept: { seen: readonly boolean[]; given: readonly (readonly number[] | undefined)[] },
  ): string;
  unpack(
    course: KeptCourse,
    text: string,
  ): { seen: readonly boolean[]; given: readonly (readonly number[] | undefined)[] };
}

/** The scripts of a package that need no page. */
export function playerOf(files: Files): { readonly keeping: Keeping } {
  const window: { keeping?: Keeping } = {};
  new Script(strFromU8(files['keeping.js']!)).runInContext(createContext({ window }));
  if (!window.keeping) throw new Error('the package has no way to keep answers');
  return { keeping: window.keeping };
}
