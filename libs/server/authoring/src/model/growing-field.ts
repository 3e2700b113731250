/** Opens and closes what a model thinks aloud before its answer. */
const thinkingTags = ['think', 'thinking', 'reasoning'] as const;
const longestTag = '</reasoning>'.length;

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '/': '/',
  '\\': '\\',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * The text of one field of a JSON object that is still arriving, read as tolerantly as `readJson`
 * reads it whole: reasoning, a sentence or a code fence before the object, raw line breaks, a
 * backslash that escapes nothing. Each character is looked at once. A value that a later object
 * gives again replaces the earlier one.
 */
export class GrowingField {
  private readonly field: string;
  private readonly most: number;
  private value = '';
  private depth = 0;
  private inString = false;
  private isKey = false;
  private expectsKey = false;
  private key = '';
  private isWanted = false;
  /** An escape whose end has not arrived: a backslash and what follows it. */
  private escape = '';
  /** The last characters outside of any object, where a tag may stand. */
  private tail = '';
  private isThinking = false;

  /** `most`: characters that are kept at most. */
  constructor(field: string, most: number) {
    this.field = field;
    this.most = most;
  }

  /** What has arrived of the value; never half a character. */
  get text(): string {
    return /[\uD800-\uDBFF]$/.test(this.value) ? this.value.slice(0, -1) : this.value;
  }

  push(piece: string): void {
    for (const character of piece.split('')) {
      if (this.inString) this.takeInString(character);
      else if (this.depth === 0) this.takeOutside(character);
      else this.takeInObject(character);
    }
  }

  private takeOutside(character: string): void {
    this.tail = (this.tail + character).slice(-longestTag);
    const closes = (slash: '' | '/') =>
      character === '>' &&
      thinkingTags.some((tag) => this.tail.toLowerCase().endsWith(`<${slash}${tag}>`));
    if (this.isThinking) this.isThinking = !closes('/');
    else if (closes('')) this.isThinking = true;
    else if (character === '{') {
      this.depth = 1;
      this.expectsKey = true;
      this.tail = '';
    }
  }

  private takeInObject(character: string): void {
    if (character === '"') this.openString();
    else if (character === '{' || character === '[') this.depth += 1;
    else if (character === '}' || character === ']') this.depth -= 1;
    else if (this.depth === 1 && character === ',') this.expectsKey = true;
    else if (this.depth === 1 && character === ':') this.expectsKey = false;
  }

  private openString(): void {
    this.inString = true;
    this.isKey = this.depth === 1 && this.expectsKey;
    this.isWanted = this.depth === 1 && !this.expectsKey && this.key === this.field;
    if (this.isKey) this.key = '';
    if (this.isWanted) this.value = '';
  }

  private takeInString(character: string): void {
    if (this.escape !== '') this.takeEscaped(character);
    else if (character === '\\') this.escape = '\\';
    else if (character === '"') this.inString = false;
    else this.add(character);
  }

  private takeEscaped(character: string): void {
    const escape = this.escape + character;
    if (escape.length === 2 && character !== 'u') {
      this.escape = '';
      this.add(escapes[character] ?? escape);
    } else if (escape.length > 2 && !/[\da-f]/i.test(character)) {
      // No character has this number: the backslash stands for itself.
      this.escape = '';
      this.add(escape.slice(0, -1));
      this.takeInString(character);
    } else if (escape.length === 6) {
      this.escape = '';
      this.add(String.fromCharCode(Number.parseInt(escape.slice(2), 16)));
    } else this.escape = escape;
  }

  private add(text: string): void {
    if (this.isKey) this.key = (this.key + text).slice(0, this.field.length + 1);
    else if (this.isWanted && this.value.length < this.most) this.value += text;
  }
}
