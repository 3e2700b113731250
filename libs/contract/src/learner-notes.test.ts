import { describe, expect, it } from 'vitest';
import { conflictingTexts, type LearnerNote } from './learner-notes.ts';
import { type LearningEvent, learningEvent, type LearningState } from './learning-events.ts';
import { foldLearning } from './learning-fold.ts';

/** The same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const idOf = (kind: number, number: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;
const lesson = idOf(2, 1);
const start = Date.parse('2026-01-10T12:00:00Z');

/** A device: what it knows of the notes, and what it says with the clock that it has. */
class Device {
  readonly known = new Set<LearningEvent>();
  constructor(
    readonly name: string,
    private readonly skewMs = 0,
  ) {}

  get state(): LearningState {
    return foldLearning([...this.known]);
  }

  get notes(): LearnerNote[] {
    return this.state.lessons.flatMap(({ notes }) => notes);
  }

  say(number: number, payload: object): LearningEvent {
    const event = learningEvent.parse({
      id: idOf(1, number),
      submodule_id: lesson,
      device: this.name,
      at: new Date(start + number * 1000 + this.skewMs).toISOString(),
      kind: 'noted',
      payload,
    });
    this.known.add(event);
    return event;
  }

  learn(events: Iterable<LearningEvent>): void {
    for (const event of events) this.known.add(event);
  }
}

const textIds = (note: LearnerNote | undefined) => note?.texts.map(({ event_id }) => event_id);
const quote = { quote: 'Water flows downhill', prefix: 'Rain falls. ', suffix: ' to the sea' };

/** Two devices write, recolour, remove and bring back notes, and hear of each other at times. */
function notedOnTwoDevices(next: () => number) {
  const pick = (count: number) => Math.floor(next() * count);
  const devices = [new Device('desk'), new Device('phone', (pick(3) - 1) * 86_400_000)] as const;
  const events: LearningEvent[] = [];
  const length = 6 + pick(18);
  for (let number = 1; number <= length; number += 1) {
    const device = devices[pick(2) === 0 ? 0 : 1];
    const note_id = idOf(4, pick(3));
    const note = device.notes.find((each) => each.note_id === note_id);
    const change = pick(4);
    const text = `text ${number} of ${device.name}`;
    const replaces = textIds(note) ?? [];
    events.push(
      device.say(number, {
        note_id,
        ...(change === 0
          ? { color: pick(2) === 0 ? 'yellow' : 'blue', ...quote }
          : change === 3
            ? { removes: note?.says ?? [] }
            : { text, replaces }),
      }),
    );
    if (pick(3) === 0) devices[0].learn(devices[1].known);
    if (pick(3) === 0) devices[1].learn(devices[0].known);
  }
  return { devices, events };
}

const shuffled = <One>(all: readonly One[], next: () => number): One[] =>
  all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

describe('notes of a lesson', () => {
  it(
    'fold the same for 1,000 interleavings of two devices, and lose no text',
    { timeout: 120_000, tags: 'proof' },
    () => {
      const different: number[] = [];
      const lost: string[] = [];
      for (let seed = 1; seed <= 1_000; seed += 1) {
        const next = random(seed);
        const { events } = notedOnTwoDevices(next);
        const folded = foldLearning(events);
        const wanted = JSON.stringify(folded);
        const repeated = shuffled([...events, ...events.filter(() => next() < 0.3)], next);
        if (JSON.stringify(foldLearning(repeated)) !== wanted) different.push(seed);
        // What a device does not have yet may be any of them, also one that others have replaced.
        const first = repeated.filter(() => next() < 0.5);
        const inTwo = foldLearning(repeated, foldLearning(first));
        if (JSON.stringify(inTwo) !== wanted) different.push(seed);
        const named = new Set(
          events.flatMap(({ payload }) => [
            ...('replaces' in payload ? (payload.replaces ?? []) : []),
            ...('removes' in payload ? (payload.removes ?? []) : []),
          ]),
        );
        const standing = new Set(
          folded.lessons.flatMap(({ notes }) => notes.flatMap((note) => textIds(note) ?? [])),
        );
        for (const { id, payload } of events)
          if ('text' in payload && payload.text && standing.has(id) === named.has(id))
            lost.push(`${seed} ${id}`);
      }
      expect({ different, lost }).toEqual({ different: [], lost: [] });
    },
  );

  it('keep both texts where two devices write without knowing of each other', () => {
    const [desk, phone] = [new Device('desk'), new Device('phone', -86_400_000)];
    const note_id = idOf(4, 1);
    desk.say(1, { note_id, color: 'yellow', text: 'first', ...quote });
    phone.learn(desk.known);
    const replaces = textIds(desk.notes[0]);
    desk.say(2, { note_id, text: 'of the desk', replaces });
    phone.say(3, { note_id, text: 'of the telephone', replaces });
    desk.learn(phone.known);
    const [note] = desk.notes;
    expect(note).toMatchObject({ text: 'of the desk', color: { color: 'yellow' }, place: quote });
    expect(note && conflictingTexts(note).map(({ text, device }) => [text, device])).toEqual([
      ['of the telephone', 'phone'],
      ['of the desk', 'desk'],
    ]);
    // Whoever has seen both settles it.
    desk.say(4, { note_id, text: 'of both', replaces: textIds(note) });
    phone.learn(desk.known);
    expect(phone.notes[0]).toMatchObject({ text: 'of both', texts: [{ text: 'of both' }] });
    expect(desk.notes[0] && conflictingTexts(desk.notes[0])).toEqual([]);
  });

  it('let one device choose a colour while another writes', () => {
    const [desk, phone] = [new Device('desk'), new Device('phone')];
    const note_id = idOf(4, 1);
    desk.say(1, { note_id, color: 'yellow', ...quote });
    phone.learn(desk.known);
    desk.say(2, { note_id, text: 'written', replaces: [] });
    phone.say(3, { note_id, color: 'pink' });
    desk.learn(phone.known);
    expect(desk.notes).toMatchObject([
      { text: 'written', color: { color: 'pink' }, texts: [{ text: 'written' }] },
    ]);
  });

  it('are kept where one device removes what another has changed meanwhile', () => {
    const [desk, phone] = [new Device('desk'), new Device('phone')];
    const note_id = idOf(4, 1);
    desk.say(1, { note_id, color: 'yellow', text: 'first', ...quote });
    phone.learn(desk.known);
    const [before] = desk.notes;
    desk.say(2, { note_id, removes: before?.says });
    expect(desk.notes).toMatchObject([{ is_removed: true, text: '', texts: [] }]);
    phone.say(3, { note_id, text: 'more', replaces: textIds(before) });
    desk.learn(phone.known);
    expect(desk.notes).toMatchObject([{ is_removed: false, text: 'more', place: quote }]);
  });

  it('stay highlights when their text is cleared, and come back when that is wanted', () => {
    const desk = new Device('desk');
    const note_id = idOf(4, 1);
    desk.say(1, { note_id, color: 'green', text: 'first', ...quote });
    desk.say(2, { note_id, text: '', replaces: textIds(desk.notes[0]) });
    expect(desk.notes).toMatchObject([{ is_removed: false, text: '', color: { color: 'green' } }]);
    desk.say(3, { note_id, removes: desk.notes[0]?.says });
    expect(desk.notes).toMatchObject([{ is_removed: true, says: [] }]);
    desk.say(4, { note_id, color: 'green', text: 'first' });
    expect(desk.notes).toMatchObject([{ is_removed: false, text: 'first', place: quote }]);
  });

  it('take no surroundings without the words that they surround', () => {
    const parsed = learningEvent.safeParse({
      id: idOf(1, 1),
      submodule_id: lesson,
      device: 'desk',
      at: new Date(start).toISOString(),
      kind: 'noted',
      payload: { note_id: idOf(4, 1), prefix: 'before' },
    });
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['payload', 'quote']]);
  });
});
