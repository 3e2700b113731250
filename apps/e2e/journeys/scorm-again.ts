import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PlatformSession } from './scorm-platform.ts';

interface Kept {
  readonly cmi: {
    readonly core: Record<string, unknown>;
    interactions?: Record<string, unknown>;
    [name: string]: unknown;
  };
}
/** Of it what is used here. */
interface RunTime {
  loadFromJSON(kept: Kept, at: string): void;
  renderCommitCMI(isLast: boolean): Kept;
  LMSGetLastError(): string;
}
type RunTimes = new (settings: { autocommit: boolean; logLevel: number }) => RunTime;

/** Keeps what the run time has in the browser, from one launch to the next. */
function launch(): void {
  const { Scorm12API: Api } = window as unknown as { Scorm12API: RunTimes };
  const api = new Api({ autocommit: false, logLevel: 5 });
  const first: Kept = {
    cmi: {
      core: {
        student_id: 'learner-1',
        student_name: 'Lovelace, Ada',
        lesson_status: 'not attempted',
        lesson_mode: 'normal',
        credit: 'credit',
        entry: 'ab-initio',
      },
      student_data: { mastery_score: '70' },
    },
  };
  const stored = localStorage.getItem('kept');
  api.loadFromJSON(stored === null ? first : (JSON.parse(stored) as Kept), '');
  const refused: string[] = [];
  let state = 'closed';
  let isStalled = false;
  const keep = (): void => {
    const { cmi } = api.renderCommitCMI(true);
    const { session_time: _told, ...core } = cmi.core;
    delete cmi.interactions;
    const entry = core['exit'] === 'suspend' ? 'resume' : '';
    localStorage.setItem('kept', JSON.stringify({ cmi: { ...cmi, core: { ...core, entry } } }));
  };
  const called = (name: string, values: readonly unknown[]): string => {
    if (isStalled && /Set|Commit/.test(name)) return 'false';
    const call = Reflect.get(api, name) as (...given: readonly unknown[]) => unknown;
    const answer = String(call.apply(api, [...values]));
    if (/LastError|String|Diagnostic/.test(name)) return answer;
    const code = api.LMSGetLastError();
    if (code !== '0') refused.push([code, name, ...values].join(' '));
    if (name === 'LMSInitialize' && answer === 'true') state = 'open';
    if (/Commit|Finish/.test(name) && answer === 'true') keep();
    if (name === 'LMSFinish' && answer === 'true') state = 'finished';
    return answer;
  };
  const names =
    'Initialize,Finish,GetValue,SetValue,Commit,GetLastError,GetErrorString,GetDiagnostic';
  const API = Object.fromEntries(
    names.split(',').map((name) => {
      const whole = `LMS${name}`;
      return [whole, (...values: unknown[]) => called(whole, values)];
    }),
  );
  const session: PlatformSession = {
    known: (name) => {
      if (name === 'state') return state;
      const all: unknown = api.renderCommitCMI(true);
      if (name.endsWith('._count'))
        return String(Object.keys(api.renderCommitCMI(true).cmi.interactions ?? {}).length);
      const found = name
        .split('.')
        .reduce<unknown>(
          (within, part) => Reflect.get(Object(within) as object, part) as unknown,
          all,
        );
      return typeof found === 'string' ? found : '';
    },
    refused: () => refused,
    stall: (value) => {
      isStalled = value;
    },
  };
  Object.assign(window, { API, session });
}

/** The run time of SCORM 1.2 that others use, as a script for a page: `scorm-again`, unchanged. */
export const scormAgain = (): string => {
  const file = createRequire(import.meta.url).resolve('scorm-again/scorm12/min');
  return `${readFileSync(file, 'utf8')}\n(${String(launch)})();`;
};
