import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  closeBuffer,
  openBuffer,
  ParseOption,
  readBuffer,
  XmlDocument,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';

/** The schema that a file is of, by its root element's namespace. */
interface Schema {
  readonly namespace: string;
  readonly validator: XsdValidator;
}

/**
 * libxml2: whether a file is well-formed, and, where the operator has schemas of the formats below
 * a folder (they may not be handed on), whether it is valid by the one of its namespace.
 */
export class XmlJudge {
  private readonly schemas: readonly Schema[];
  /** How many files were held against which schema. */
  readonly validated = new Map<string, number>();

  constructor(folder?: string) {
    this.schemas = folder === undefined ? [] : schemasBelow(folder);
  }

  /** What is wrong with it. */
  complaints(name: string, bytes: Uint8Array): string[] {
    let document: XmlDocument;
    try {
      document = XmlDocument.fromBuffer(bytes, { option: ParseOption.XML_PARSE_NONET });
    } catch (error) {
      return [`${name}: ${said(error)}`];
    }
    try {
      const namespace = document.root.namespaceUri;
      const schema = this.schemas.find((one) => one.namespace === namespace);
      if (!schema) return [];
      this.validated.set(namespace, (this.validated.get(namespace) ?? 0) + 1);
      schema.validator.validate(document);
      return [];
    } catch (error) {
      return [`${name}, by its schema: ${said(error)}`];
    } finally {
      document.dispose();
    }
  }
}

function schemasBelow(folder: string): Schema[] {
  const files = new Map(
    globSync('**/*.xsd', { cwd: folder }).map((name) => {
      const file = path.resolve(folder, name);
      return [file, readable(readFileSync(file))] as const;
    }),
  );
  // What a schema imports by an address on the web is taken from anywhere below.
  const found = (address: string): Uint8Array | undefined =>
    files.get(address) ??
    [...files].find(([file]) => path.basename(file) === path.posix.basename(address))?.[1];
  xmlRegisterInputProvider({
    match: (address) => found(address) !== undefined,
    open: (address) => openBuffer(found(address)!),
    read: readBuffer,
    close: (fd) => {
      closeBuffer(fd);
      return true;
    },
  });
  const places = new Map<string, string>();
  // Of several for one namespace, as QTI comes, the largest has what the others have a part of.
  const smallFirst = [...files].toSorted(([, a], [, b]) => a.length - b.length);
  for (const [file, bytes] of smallFirst) {
    const document = XmlDocument.fromBuffer(bytes, { url: file });
    const namespace = document.root.attr('targetNamespace')?.value;
    if (namespace) places.set(namespace, file);
    document.dispose();
  }
  return Object.entries(wanted).flatMap(([namespace, others]) => {
    if (!places.has(namespace)) return [];
    const imports = [namespace, ...others].flatMap((one) => {
      const place = places.get(one);
      return place ? `<xs:import namespace="${one}" schemaLocation="${place}"/>` : [];
    });
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
    return [{ namespace, validator: XsdValidator.fromDoc(XmlDocument.fromString(schema)) }];
  });
}

/** The schema of SCORM 1.2 for xml:lang has a default namespace that no default may be. */
function readable(bytes: Buffer): Uint8Array {
  const wrong = ' xmlns="http://www.w3.org/XML/1998/namespace"';
  return bytes.includes(wrong) ? Buffer.from(bytes.toString().replace(wrong, '')) : bytes;
}

/** Of the files that a package begins with, each with those that stand within it. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  'http://www.imsproject.org/xsd/imscp_rootv1p1p2': ['http://www.adlnet.org/xsd/adlcp_rootv1p2'],
  'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd': [],
  'http://www.imsglobal.org/xsd/imsqtiasi_v3p0': [],
  'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1': [],
};

const said = (error: unknown): string => String(error).replace(/\s+/g, ' ').slice(0, 300);
