export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** All text in it, references as they are written. */
  text: string;
}

const token =
  /<\?xml[^<>]*\?>|<!DOCTYPE html>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const reference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);)/;
const noCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\]\]>/;

/**
 * The elements of an XML file in their order. Reads the strict part of XML that needs no document
 * type, and throws at what is not well-formed, as every reader of books does.
 */
export function readXml(xml: string): XmlElement[] {
  if (noCharacter.test(xml) || !xml.isWellFormed() || reference.test(xml))
    throw new Error('a character or a reference that XML does not have');
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  for (token.lastIndex = 0; token.lastIndex < xml.length;) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    if (!match) throw new Error(`not well-formed at ${JSON.stringify(xml.slice(at, at + 80))}`);
    const [, closing, name, attributes, isEmpty, text] = match;
    for (const element of text ? open : []) element.text += text;
    if (!name) continue;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const pairs = [...(attributes ?? '').matchAll(/([\w:.-]+)="([^"]*)"/g)];
    const element = {
      name,
      attributes: new Map(pairs.map(([, key, value]) => [key!, value!])),
      text: '',
    };
    if (element.attributes.size !== pairs.length) throw new Error(`<${name}> says a thing twice`);
    elements.push(element);
    if (!isEmpty) open.push(element);
  }
  if (open.length > 0) throw new Error(`${open.at(-1)!.name} is left open`);
  return elements;
}
