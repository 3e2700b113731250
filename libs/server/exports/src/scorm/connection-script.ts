/**
 * How the page talks to a platform by SCORM 1.2; without one it plays all the same, and says so.
 * `MASTERY` is what a platform that asks for no score is taken to ask for.
 */
export const connectionScript = String.raw`(() => {
  'use strict';
  /* The platform's object stands in a frame around the page, or in the window that opened it. */
  const above = (frame) => {
    for (let one = frame, steps = 0; one && steps < 50; steps += 1) {
      try { if (one.API) return one.API; } catch { return undefined; }
      if (one.parent === one) return undefined;
      one = one.parent;
    }
    return undefined;
  };
  const opener = () => {
    try { return window.opener || window.top.opener || undefined; } catch { return undefined; }
  };
  const api = above(window) || above(opener());
  let began = Date.now(), isOn = false, isKept = true, status = '', count = 0;
  const call = (name, ...values) => {
    try { return String(api[name](...values)); } catch (error) { console.error(name, error); return 'false'; }
  };
  const get = (name) => {
    const value = call('LMSGetValue', name);
    return value === 'false' || value === 'undefined' || value === 'null' ? '' : value;
  };
  const set = (name, value) => {
    if (call('LMSSetValue', name, String(value)) === 'true') return;
    /* What a platform need not know it may refuse. */
    if (!/^cmi\.interactions|^cmi\.core\.score\.(min|max)/.test(name)) isKept = false;
  };
  const two = (value) => String(value).padStart(2, '0');
  const span = (seconds) => {
    const whole = Math.max(0, Math.min(35999999, Math.floor(seconds)));
    return String(Math.floor(whole / 3600)).padStart(4, '0') + ':' + two(Math.floor(whole / 60) % 60) + ':' + two(whole % 60);
  };
  const letter = (number) => 'abcdefghijklmnopqrstuvwxyz'[number];
  const pattern = (kind, numbers) =>
    kind === 'recall' ? ['known', 'unknown'][numbers[0]] : numbers.map((one, index) => (kind === 'matching' ? letter(index) + '.' + letter(one) : letter(one))).join(',');
  /* Who only looks at the course is not judged. */
  const isJudged = () => !/^(browse|review)$/.test(get('cmi.core.lesson_mode'));
  const judge = ({ count: asked, right, isComplete }) => {
    const percent = asked ? Math.round((100 * right) / asked) : 0;
    if (asked) {
      set('cmi.core.score.min', 0);
      set('cmi.core.score.max', 100);
      set('cmi.core.score.raw', percent);
    }
    if (!isComplete || status === 'passed') return;
    const wanted = parseFloat(get('cmi.student_data.mastery_score'));
    status = !asked ? 'completed' : percent >= (Number.isNaN(wanted) ? MASTERY : wanted) ? 'passed' : 'failed';
    set('cmi.core.lesson_status', status);
  };
  const tell = (standing) => {
    isKept = true;
    set('cmi.core.lesson_location', standing.place);
    set('cmi.suspend_data', standing.state);
    set('cmi.core.session_time', span((Date.now() - began) / 1000));
    if (isJudged()) judge(standing);
    return call('LMSCommit', '') === 'true' && isKept;
  };
  window.connection = {
    isAlone: !api,
    begin(ready) {
      isOn = Boolean(api) && call('LMSInitialize', '') === 'true';
      this.isAlone = !isOn;
      if (!isOn) return ready({ place: '', state: '' });
      began = Date.now();
      status = get('cmi.core.lesson_status');
      count = Number(get('cmi.interactions._count')) || 0;
      if (isJudged() && !/^(incomplete|completed|passed|failed)$/.test(status)) {
        status = 'incomplete';
        set('cmi.core.lesson_status', status);
      }
      return ready({ place: get('cmi.core.lesson_location'), state: get('cmi.suspend_data') });
    },
    answered({ id, kind, right, given, isRight, seconds }) {
      if (!isOn || !isJudged()) return;
      const at = 'cmi.interactions.' + count + '.', now = new Date();
      count += 1;
      set(at + 'id', id);
      set(at + 'time', two(now.getHours()) + ':' + two(now.getMinutes()) + ':' + two(now.getSeconds()));
      /* Of what SCORM 1.2 names, the one that is neither chosen nor typed in. */
      set(at + 'type', kind === 'recall' ? 'performance' : kind);
      const patterns = kind === 'choice' ? right.map((one) => [one]) : [right];
      patterns.forEach((one, index) => set(at + 'correct_responses.' + index + '.pattern', pattern(kind, one)));
      set(at + 'student_response', pattern(kind, given));
      set(at + 'result', isRight ? 'correct' : 'wrong');
      set(at + 'latency', span(seconds));
    },
    /* told: whether the platform took it. */
    keep: (standing, told) => told(!isOn || tell(standing)),
    end(standing) {
      if (!isOn) return;
      set('cmi.core.exit', 'suspend');
      tell(standing);
      call('LMSFinish', '');
      isOn = false;
    },
  };
})();
`;
