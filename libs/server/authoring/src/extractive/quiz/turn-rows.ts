/**
 * What a verb says, and what it cannot say at the same time: groups of other verbs, each false where
 * the first is true. Of a group one is chosen, the words of it differ in length. Dictionary forms;
 * "not affect" is "does not affect".
 */
export interface TurnRow {
  readonly is: readonly string[];
  readonly not: readonly (readonly string[])[];
}

/** A row a line: verbs > what is false beside them | and another group of it. */
const rowsOf = (table: string): readonly TurnRow[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [is = '', not = ''] = line.trim().split(' > ');
      return { is: is.split(', '), not: not.split(' | ').map((group) => group.split(', ')) };
    });

/** Behind these stands the thing that is acted on. */
export const transitive = rowsOf(`
  increase, raise, boost, enhance > cut, lower, reduce, diminish | not touch, not affect, have no effect on
  decrease, reduce, lower, diminish, limit, minimize, minimise > raise, increase, multiply | not touch, not affect, have no effect on
  improve > spoil, worsen, degrade | not touch, not affect, have no effect on
  worsen, aggravate, exacerbate > ease, relieve, alleviate | not touch, not affect, have no effect on
  strengthen, reinforce > sap, weaken, undermine | not touch, not affect, have no effect on
  weaken, undermine, erode, impoverish, disempower > build, secure, strengthen | not touch, not affect, have no effect on
  simplify, facilitate > hinder, complicate | not touch, not affect, have no effect on
  hinder, hamper, impede, obstruct, stifle > ease, assist, facilitate | not touch, not affect, have no effect on
  encourage, promote, foster, stimulate > deter, hinder, discourage | not touch, not affect, have no effect on
  discourage, deter, inhibit > foster, promote, encourage | not touch, not affect, have no effect on
  destroy, harm, damage, threaten, endanger, jeopardize > save, protect, preserve | not touch, not affect, have no effect on
  protect, preserve, safeguard > harm, damage, endanger | not touch, not affect, have no effect on
  prevent > cause, bring about | not touch, not affect, have no effect on
  cause, bring about, lead to, result in, give rise to > prevent, rule out | stem from, result from, arise out of | be independent of, have nothing to do with
  determine, govern > depend on, be determined by | not touch, have no effect on
  require, presuppose > bar, rule out | dispense with, remove the need for
  replace, supersede > complement, add to | be replaced by, give way to
  reward > punish, penalise | ignore, take no notice of
  reject, oppose, condemn, resist, criticise, criticize > back, accept, support, approve of | ignore, take no stand on
  advocate, endorse, welcome, defend > reject, oppose, condemn | ignore, take no stand on
  control, dominate > obey, be controlled by | be independent of, have no hold over
  concentrate, centralise, centralize > spread, scatter, disperse | not touch, leave alone
  lack > have, possess | renounce, refuse to have
  hide, conceal, obscure, mask > show, reveal, lay open | not touch, not affect
  ignore, disregard, overlook, neglect > stress, heed, acknowledge | deny, dispute
  eliminate, remove, abolish > add to, increase, introduce | not touch, not affect, have no effect on
  perpetuate > end, abolish, break up | not touch, not affect, have no effect on
  isolate, separate, divide > join, unite, connect | not touch, not affect, have no effect on
  justify, legitimise, legitimize > refute, discredit | leave open, not judge
  contradict, violate, refute > confirm, support, agree with | not touch, have nothing to do with
  confirm, bear out > refute, contradict | not touch, have nothing to do with
  outweigh > equal, match | be outweighed by
  attract > repel, put off | ignore, not interest
  lose > keep, retain | gain, acquire
  gain, acquire > lose, forfeit | renounce, give up
  retain > lose, forfeit | abandon, give up
  abandon, give up, renounce > keep, retain | extend, build up
  exceed > equal, match | fall short of
  precede > follow, come after | coincide with, fall together with
`);

/** What makes something, where that is no thing of a number. */
export const productive = rowsOf(`
  produce, breed, provoke > prevent, rule out | stem from, result from, arise out of | be independent of, have nothing to do with
`);

/** These bring the thing with them by a word of their own. */
export const linked = rowsOf(`
  be the root of, be a root of, be the cause of, be a cause of, be the source of, be a source of, be the origin of, be an origin of, be the basis of, be a basis of, be the foundation of, be a foundation of, be the driving force behind > result from, be the result of, be a consequence of | end, prevent, be the end of | be independent of, have nothing to do with
  stem from, result from, arise from, arise out of, be caused by, be due to, be rooted in, be the result of, be produced by > cause, lead to, give rise to | prevent, rule out, put an end to | be independent of, have nothing to do with
  depend on, be based on, rest on, rely on, be determined by, be shaped by > shape, determine, be the basis of | be independent of, have nothing to do with
  be replaced by, give way to > replace, displace | be joined by, be supplemented by
  be essential for, be crucial to, be crucial for, be vital to, be vital for, be necessary for, be important for, be key to, contribute to > hinder, be an obstacle to, stand in the way of | have no bearing on, make no difference to
  be bad for, be harmful to, be detrimental to > benefit, be good for, be beneficial to | have no bearing on, make no difference to
  be good for, be beneficial to > harm, be bad for, be detrimental to | have no bearing on, make no difference to
  be opposed to, be hostile to > favour, be in favour of | be indifferent to, take no stand on
  be vulnerable to, be exposed to, be prone to, be susceptible to > resist, be immune to | cause, give rise to
  be immune to, be resistant to > be prone to, be vulnerable to | cause, give rise to
  be compatible with, be consistent with > be at odds with, conflict with | be the same as, be identical to
  be incompatible with, be at odds with, conflict with, clash with, run counter to > fit, agree with, be compatible with | be the same as, be identical to
  differ from, be different from > equal, be the same as | belong to, be part of
  be independent of > depend on, rest on | govern, determine
  suffer from > profit from, benefit from | be immune to, be free from
  benefit from, profit from > suffer from, be harmed by | do without, be unaware of
  belong to > own, possess | be independent of
  start with, begin with > end with, finish with | lack, do without
  end with, end in > open with, start with | lack, do without
  be identical to, be equivalent to, be equal to > differ from, be different from | be unrelated to, have nothing to do with
`);

/** These bring with them what is done. */
export const modal = rowsOf(`
  fail to > manage to | refuse to, not want to
  manage to > fail to | refuse to, not want to
  refuse to > agree to | be forced to, be eager to
  be likely to, tend to > be unlikely to | be sure to, be certain to
  be unlikely to > be likely to | be sure to, be certain to
  be easy to, be simple to > be hard to, be difficult to | be impossible to
  be hard to, be difficult to > be easy to, be simple to | be impossible to
  be impossible to > be easy to, be simple to | be hard to, be difficult to
  be allowed to, be permitted to, be free to > be forbidden to | be forced to, be obliged to
  be forced to, be compelled to, be obliged to > be forbidden to | be free to, be allowed to
  make it possible to > make it impossible to | make it necessary to, make it compulsory to
  make it easier to, make it easy to > make it harder to | make it impossible to
  make it harder to, make it hard to, make it difficult to > make it easy to | make it impossible to
`);

/** Positions on a statement, which is the same in all of them. */
export const held = rowsOf(`
  argue that, hold that, believe that, claim that, maintain that, insist that, assert that, think that, stress that, recognise that, recognize that, agree that, point out that > deny that, dispute that | leave open whether, not say whether
  mean that, imply that, prove that > rule out that, make it impossible that | leave open whether, not decide whether
  deny that, dispute that, doubt that > argue that, hold that | leave open whether, not say whether
`);

/** A state that grows or not: nothing stands behind it. */
export const intransitive = rowsOf(`
  increase, rise, grow, improve > fall, decline, go down | stay the same, remain unchanged
  decrease, decline, fall, drop, shrink, deteriorate, worsen > rise, improve, go up | stay the same, remain unchanged
`);

/** Forms that the rules of spelling do not give: of he, and of the past. */
const irregular: ReadonlyMap<string, readonly [string, string]> = new Map(
  `
  have has had
  do does did
  rise rises rose
  fall falls fell
  grow grows grew
  shrink shrinks shrank
  lead leads led
  give gives gave
  arise arises arose
  come comes came
  stem stems stemmed
  make makes made
  take takes took
  bring brings brought
  build builds built
  control controls controlled
  put puts put
  stand stands stood
  cut cuts cut
  drop drops dropped
  go goes went
  bar bars barred
  deter deters deterred
  sap saps sapped
  leave leaves left
  equal equals equalled
  hold holds held
  bear bears bore
  lose loses lost
  keep keeps kept
  mean means meant
  run runs ran
  begin begins began
  fit fits fitted
  win wins won
  break breaks broke
  repel repels repelled
  rest rests rested
  think thinks thought
  say says said
  breed breeds bred
  spread spreads spread
  hide hides hid
  show shows showed
  lay lays laid
`
    .trim()
    .split('\n')
    .map((line) => {
      const [verb = '', he = '', past = ''] = line.trim().split(' ');
      return [verb, [he, past]];
    }),
);

export const verbForms = ['he', 'they', 'past', 'pasts', 'base'] as const;
/** Of whom a verb is said, and when: he is, they are, he was, they were, (will) be. */
export type VerbForm = (typeof verbForms)[number];

/** The verb as it is said of somebody. */
export function conjugated(verb: string, form: VerbForm): string {
  const [first = '', ...rest] = verb.split(' ');
  const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  if (first === 'not')
    return `${{ he: 'does not', they: 'do not', past: 'did not', pasts: 'did not', base: 'not' }[form]}${tail}`;
  if (first === 'be')
    return `${{ he: 'is', they: 'are', past: 'was', pasts: 'were', base: 'be' }[form]}${tail}`;
  if (form === 'base' || form === 'they') return verb;
  const [he, past] = irregular.get(first) ?? [thirdOf(first), pastOf(first)];
  return `${form === 'he' ? he : past}${tail}`;
}
const thirdOf = (verb: string): string =>
  /(?:s|sh|ch|x)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
const pastOf = (verb: string): string =>
  verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : `${verb}ed`;

/** Of two things, which has more of it: the word, its opposite, and the quality itself. */
export const comparatives: ReadonlyMap<string, readonly [opposite: string, plain: string]> =
  new Map(
    `
  higher, lower, high
  lower, higher, low
  larger, smaller, large
  smaller, larger, small
  greater, smaller, great
  bigger, smaller, big
  faster, slower, fast
  slower, faster, slow
  longer, shorter, long
  shorter, longer, short
  older, younger, old
  younger, older, young
  wider, narrower, wide
  narrower, wider, narrow
  deeper, shallower, deep
  heavier, lighter, heavy
  lighter, heavier, light
  warmer, colder, warm
  colder, warmer, cold
  earlier, later, early
  later, earlier, late
  cheaper, more expensive, cheap
`
      .trim()
      .split('\n')
      .map((line) => {
        const [found = '', opposite = '', plain = ''] = line.trim().split(', ');
        return [found, [opposite, plain]];
      }),
  );
