/**
 * How the page talks to a platform by cmi5: it fetches its token once, tells the platform's record
 * store by xAPI what happened, and keeps where it stands in a document there. Without a launch it
 * plays all the same, and says so. `MASTERY` is what a platform that asks for no score is taken to
 * ask for.
 */
export const connectionScript = String.raw`(() => {
  'use strict';
  const query = new URLSearchParams(window.location.search);
  const [endpoint, registration, activityId] = ['endpoint', 'registration', 'activityId'].map((name) => query.get(name) || '');
  const verbs = 'http://adlnet.gov/expapi/verbs/', categories = 'https://w3id.org/xapi/cmi5/context/categories/';
  const stateId = 'standing';
  let actor, token = '', launch = {}, isOn = false, began = Date.now();
  /* What was told once in this registration is not told again. */
  let told = { completed: false, passed: false, failed: -1 };
  /* Statements that the store has not taken, in their order, with what they make told. */
  let outbox = [];
  let turn = Promise.resolve();
  /* Statements are put in order by their times, so that no two have the same. */
  let stamp = 0;
  const now = () => {
    stamp = Math.max(Date.now(), stamp + 1);
    return new Date(stamp).toISOString();
  };

  const id = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const hex = [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  };
  const span = (seconds) => 'PT' + Math.max(0, Math.round(seconds * 100) / 100) + 'S';
  const since = () => span((Date.now() - began) / 1000);
  const address = (path, values) => endpoint.replace(/\/*$/, '/') + path + (values ? '?' + new URLSearchParams(values) : '');
  const call = (method, url, body, isLast) =>
    fetch(url, {
      method,
      keepalive: Boolean(isLast),
      headers: { authorization: 'Basic ' + token, 'x-experience-api-version': '1.0.3', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const documentAt = (name) => address('activities/state', { activityId, agent: JSON.stringify(actor), registration, stateId: name });
  const read = async (name) => {
    const answer = await call('GET', documentAt(name));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(name + ': ' + answer.status);
    return answer.json();
  };

  const statement = (verb, own, more, extensions) => {
    const template = launch.contextTemplate || {};
    const activities = template.contextActivities || {};
    const category = [...(activities.category || []), ...own.map((name) => ({ id: categories + name }))];
    return {
      id: id(),
      actor,
      verb: { id: verbs + verb, display: { en: verb } },
      object: { objectType: 'Activity', id: activityId },
      timestamp: now(),
      ...more,
      context: {
        ...template,
        registration,
        contextActivities: { ...activities, ...(category.length ? { category } : {}) },
        extensions: { ...template.extensions, ...extensions },
      },
    };
  };
  /* Who only looks at the course is not judged. */
  const isJudged = () => !launch.launchMode || launch.launchMode === 'Normal';
  const say = (said, makes = {}) => outbox.push({ said, makes });
  const saidWith = (entries) => entries.reduce((all, { makes }) => ({ ...all, ...makes }), told);
  /* A sitting has one judgement only: what may still become better is no failure until its end. */
  const judge = ({ count, right, isComplete }, isEnd) => {
    if (!isComplete || !isJudged()) return;
    const already = saidWith(outbox);
    if (!already.completed)
      say(statement('completed', ['cmi5', 'moveon'], { result: { completion: true, duration: since() } }), { completed: true });
    if (!count || already.passed) return;
    const scaled = Math.round((10000 * right) / count) / 10000;
    const wanted = typeof launch.masteryScore === 'number' ? launch.masteryScore : MASTERY;
    const success = scaled >= wanted;
    /* The same failure is not told twice. */
    if (!success && (!isEnd || already.failed === right)) return;
    const result = { success, score: { scaled, raw: right, min: 0, max: count }, duration: since() };
    const extensions = typeof launch.masteryScore === 'number' ? { 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore': wanted } : {};
    say(statement(success ? 'passed' : 'failed', ['cmi5', 'moveon'], { result }, extensions), success ? { passed: true } : { failed: right });
  };
  const write = async (standing, isLast) => {
    const entries = [...outbox];
    const post = () => (entries.length ? call('POST', address('statements'), entries.map(({ said }) => said), isLast) : { ok: true });
    const put = (known) => call('PUT', documentAt(stateId), { place: standing.place, state: standing.state, told: known }, isLast);
    /* A page that goes away cannot wait for one before the other. */
    if (isLast) return (await Promise.all([put(saidWith(entries)), post()])).every(({ ok }) => ok);
    /* What was said twice does no harm; what was kept as said, and was not, would never be. */
    if (!(await post()).ok) return false;
    told = saidWith(entries);
    outbox = outbox.filter((entry) => !entries.includes(entry));
    return (await put(told)).ok;
  };
  /* To be read at each launch. Language and sound of a course are its own, so that none changes it. */
  const readPreferences = () =>
    call('GET', address('agents/profile', { agent: JSON.stringify(actor), profileId: 'cmi5LearnerPreferences' })).catch(console.warn);
  const tell = (standing, isLast) =>
    write(standing, isLast).catch((error) => { console.error(error); return false; });

  window.connection = {
    isAlone: true,
    after: '',
    async begin(ready) {
      let kept;
      try {
        if (!endpoint || !query.get('fetch') || !activityId) throw new Error('not launched by a platform');
        actor = JSON.parse(query.get('actor'));
        const answer = await (await fetch(query.get('fetch'), { method: 'POST' })).json();
        token = answer['auth-token'];
        if (!token) throw new Error('no token: ' + (answer['error-text'] || answer['error-code'] || ''));
        launch = (await read('LMS.LaunchData')) || {};
        await readPreferences();
        kept = await read(stateId);
        told = { ...told, ...(kept || {}).told };
        began = Date.now();
        isOn = true;
        this.isAlone = false;
        this.after = /^https?:/.test(launch.returnURL) ? launch.returnURL : '';
        say(statement('initialized', ['cmi5']));
      } catch (error) {
        console.warn(error);
      }
      ready(kept || { place: '', state: '' });
    },
    answered({ id: question, kind, right, given, isRight, seconds }) {
      if (!isOn || !isJudged()) return;
      const name = (number) => 'abcdefghijklmnopqrstuvwxyz'[number];
      const isRecall = kind === 'recall';
      const pattern = (numbers) => isRecall ? ['known', 'unknown'][numbers[0]] : numbers.map((one, index) => (kind === 'matching' ? name(index) + '[.]' + name(one) : name(one))).join('[,]');
      say(statement('answered', [], {
        object: {
          objectType: 'Activity',
          id: 'urn:uuid:' + question,
          definition: {
            type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
            interactionType: isRecall ? 'other' : kind,
            correctResponsesPattern: kind === 'choice' ? right.map((one) => pattern([one])) : [pattern(right)],
          },
        },
        result: { response: pattern(given), success: isRight, duration: span(seconds) },
      }));
    },
    /* told: whether the platform took it. */
    keep(standing, done) {
      if (!isOn) return done(true);
      judge(standing);
      turn = turn.then(() => tell(standing)).then(done);
      return undefined;
    },
    /* canWait: the page stays until the promise is kept. */
    async end(standing, canWait) {
      if (!isOn) return;
      isOn = false;
      judge(standing, true);
      say(statement('terminated', ['cmi5'], { result: { duration: since() } }));
      turn = canWait ? turn.then(() => tell(standing)) : tell(standing, true);
      await turn;
    },
  };
})();
`;
