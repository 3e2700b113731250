/** What a page of the platform offers to who tests it, beside the object of SCORM. */
export interface PlatformSession {
  known(name: string): string;
  refused(): readonly string[];
  stall(isStalled: boolean): void;
}

interface Rules {
  readonly span: RegExp;
  /** Read, written, or both; and what may be written. */
  readonly elements: Record<string, { readonly use: 'r' | 'w' | 'rw'; readonly type?: RegExp }>;
  /** By the type of an interaction. */
  readonly responses: Record<string, RegExp>;
}

/** Names, types and vocabularies, by the letter. */
function scormRules(): Rules {
  const span = /^(\d{2,4}):([0-5]\d):([0-5]\d(?:\.\d{1,2})?)$/;
  const decimal = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)?$/;
  const letters = /^[0-9a-z](?:,[0-9a-z])*$/;
  const elements: Rules['elements'] = {
    'cmi.core.student_id': { use: 'r' },
    'cmi.core.student_name': { use: 'r' },
    'cmi.core.lesson_location': { use: 'rw', type: /^[^]{0,255}$/ },
    'cmi.core.credit': { use: 'r' },
    'cmi.core.lesson_status': {
      use: 'rw',
      type: /^(?:passed|completed|failed|incomplete|browsed)$/,
    },
    'cmi.core.entry': { use: 'r' },
    'cmi.core.score.raw': { use: 'rw', type: decimal },
    'cmi.core.score.min': { use: 'rw', type: decimal },
    'cmi.core.score.max': { use: 'rw', type: decimal },
    'cmi.core.total_time': { use: 'r' },
    'cmi.core.lesson_mode': { use: 'r' },
    'cmi.core.exit': { use: 'w', type: /^(?:time-out|suspend|logout|)$/ },
    'cmi.core.session_time': { use: 'w', type: span },
    'cmi.suspend_data': { use: 'rw', type: /^[^]{0,4096}$/ },
    'cmi.launch_data': { use: 'r' },
    'cmi.student_data.mastery_score': { use: 'r' },
    'cmi.interactions._count': { use: 'r' },
    'cmi.interactions.n.id': { use: 'w', type: /^[A-Za-z0-9_-]{1,255}$/ },
    'cmi.interactions.n.time': {
      use: 'w',
      type: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,2})?$/,
    },
    'cmi.interactions.n.type': {
      use: 'w',
      type: /^(?:true-false|choice|fill-in|matching|performance|sequencing|likert|numeric)$/,
    },
    'cmi.interactions.n.correct_responses.n.pattern': { use: 'w' },
    'cmi.interactions.n.student_response': { use: 'w' },
    'cmi.interactions.n.result': {
      use: 'w',
      type: /^(?:correct|wrong|unanticipated|neutral|\d+(?:\.\d+)?)$/,
    },
    'cmi.interactions.n.latency': { use: 'w', type: span },
  };
  const responses: Record<string, RegExp> = {
    choice: letters,
    sequencing: letters,
    performance: /^[0-9a-z]{1,255}$/i,
    matching: /^[0-9a-z]\.[0-9a-z](?:,[0-9a-z]\.[0-9a-z])*$/,
  };
  return { span, elements, responses };
}

/** What the platform knows at a launch: from the launch before, where there was one. */
function valuesAtLaunch(): Record<string, string> {
  const kept = (): Record<string, string> =>
    JSON.parse(localStorage.getItem('kept') ?? '{}') as Record<string, string>;
  const values: Record<string, string> = {
    'cmi.core.student_id': 'learner-1',
    'cmi.core.student_name': 'Lovelace, Ada',
    'cmi.core.lesson_location': '',
    'cmi.core.lesson_status': 'not attempted',
    'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': 'normal',
    'cmi.core.total_time': '0000:00:00.00',
    'cmi.core.score.raw': '',
    'cmi.student_data.mastery_score': '70',
    'cmi.suspend_data': '',
    'cmi.launch_data': '',
    ...kept(),
  };
  values['cmi.core.entry'] =
    values['cmi.core.lesson_status'] === 'not attempted'
      ? 'ab-initio'
      : values['cmi.core.exit'] === 'suspend'
        ? 'resume'
        : '';
  values['cmi.interactions._count'] = '0';
  return values;
}

/** Why a value is not taken: the error's code, and of what. */
function refusalOf(
  { elements, responses }: Rules,
  values: Record<string, string>,
  name: string,
  value: string,
): [code: string, what: string] | undefined {
  const element = elements[name.replace(/\.\d+(?=\.)/g, '.n')];
  if (!element) return ['401', name];
  if (element.use === 'r') return ['403', name];
  const [, number, part = ''] = /^cmi\.interactions\.(\d+)\.(\w+)/.exec(name) ?? [];
  if (number !== undefined) {
    const count = Number(values['cmi.interactions._count']);
    if (Number(number) > count || (Number(number) === count && part !== 'id'))
      return ['201', `${name} before its time`];
    const type = responses[values[`cmi.interactions.${number}.type`] ?? ''];
    if (part.includes('response') && !type?.test(value)) return ['405', `${name}=${value}`];
  }
  return element.type && !element.type.test(value) ? ['405', `${name}=${value}`] : undefined;
}

/** Of all launches, this one included. */
function totalTime({ span }: Rules, values: Record<string, string>): string {
  const secondsOf = (time = ''): number => {
    const [, hours, minutes, seconds] = span.exec(time) ?? [];
    return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  };
  const seconds =
    secondsOf(values['cmi.core.total_time']) + secondsOf(values['cmi.core.session_time']);
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  return `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.00`;
}

/** Keeps and gives values in the order of calls that SCORM 1.2 asks for. */
function runTime(rules: Rules, values: Record<string, string>): void {
  const refused: string[] = [];
  let state = 'closed';
  let error = '0';
  let isStalled = false;
  const fail = (code: string, what: string): string => {
    error = code;
    refused.push(`${code} ${what}`);
    return 'false';
  };
  const set = (name: string, value: string): string => {
    const wrong = refusalOf(rules, values, name, value);
    if (wrong) return fail(...wrong);
    const number = Number(/^cmi\.interactions\.(\d+)\./.exec(name)?.[1] ?? -1);
    const count = Number(values['cmi.interactions._count']);
    values['cmi.interactions._count'] = String(Math.max(count, number + 1));
    values[name] = value;
    return 'true';
  };
  const commit = (): string => {
    localStorage.setItem(
      'kept',
      JSON.stringify(
        Object.fromEntries(
          Object.entries(values).filter(([name]) => !/interactions|entry|session_time/.test(name)),
        ),
      ),
    );
    return 'true';
  };
  const api = {
    LMSInitialize: (none: unknown): string => {
      if (none !== '' || state !== 'closed') return fail('101', 'LMSInitialize');
      state = 'open';
      return 'true';
    },
    LMSGetValue: (name: string): string => {
      if (state !== 'open') return fail('301', name) && '';
      const element = rules.elements[name];
      if (!element || element.use === 'w') return fail(element ? '404' : '401', name) && '';
      error = '0';
      return values[name] ?? '';
    },
    LMSSetValue: (name: string, value: unknown): string => {
      error = '0';
      if (isStalled) return 'false';
      if (state !== 'open') return fail('301', name);
      return typeof value === 'string' ? set(name, value) : fail('405', name);
    },
    LMSCommit: (none: unknown): string => {
      if (isStalled) return 'false';
      return none === '' && state === 'open' ? commit() : fail('301', 'LMSCommit');
    },
    LMSFinish: (none: unknown): string => {
      if (none !== '' || state !== 'open') return fail('301', 'LMSFinish');
      values['cmi.core.total_time'] = totalTime(rules, values);
      commit();
      state = 'finished';
      return 'true';
    },
    LMSGetLastError: (): string => error,
    LMSGetErrorString: (): string => '',
    LMSGetDiagnostic: (): string => '',
  };
  const session: PlatformSession = {
    known: (name) => (name === 'state' ? state : (values[name] ?? '')),
    refused: () => refused,
    stall: (value) => {
      isStalled = value;
    },
  };
  Object.assign(window, { API: api, session });
}

/**
 * A platform of SCORM 1.2, as its run-time environment has it, as a script for a page; what is not
 * by the letter is refused with its error. What is committed is kept in the browser from one launch
 * to the next.
 */
export const scormPlatform = `${String(refusalOf)}
${String(totalTime)}
(${String(runTime)})((${String(scormRules)})(), (${String(valuesAtLaunch)})())`;
