import type { Asked } from './learning-platform.ts';

interface Statement {
  readonly id: string;
  readonly actor: unknown;
  readonly verb: { readonly id: string };
  readonly object: { readonly id: string };
  readonly timestamp: string;
  readonly result?: {
    readonly completion?: boolean;
    readonly success?: boolean;
    readonly duration?: string;
    readonly score?: { readonly scaled: number };
    readonly response?: string;
  };
  readonly context: {
    readonly registration: string;
    readonly contextActivities: Readonly<Record<string, readonly { readonly id: string }[]>>;
    readonly extensions: Readonly<Record<string, unknown>>;
  };
}

const root = 'https://platform.example/';
const actor = { objectType: 'Agent', account: { homePage: root, name: 'learner-1' } };
const registration = '6f0ac3b6-7b0e-4f42-a53c-2a5d0c1fe3c5';
const activityId = `${root}activities/rivers`;
const session = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';
const mastery = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';
const category = 'https://w3id.org/xapi/cmi5/context/categories/';
const ofCmi5 = new Set(['initialized', 'completed', 'passed', 'failed', 'terminated']);
const ofMoveOn = new Set(['completed', 'passed', 'failed']);

/** A platform of cmi5: launches with a token each, documents of the state, and statements. */
export class RecordStore {
  readonly statements: Statement[] = [];
  /** What was not as cmi5 and xAPI want it. */
  readonly faults: string[] = [];
  /** From now on nothing is taken. */
  isDown = false;
  private readonly documents = new Map<string, string>();
  private launches = 0;
  private preferencesRead = 0;
  private isFetched = false;

  launch = (origin: string): string => {
    this.launches += 1;
    this.isFetched = false;
    const { launches } = this;
    this.documents.set(
      'LMS.LaunchData',
      JSON.stringify({
        launchMode: 'Normal',
        masteryScore: 0.8,
        moveOn: 'CompletedAndPassed',
        returnURL: `${origin}/after`,
        contextTemplate: {
          extensions: { [session]: `session-${launches}` },
          contextActivities: { grouping: [{ id: `${root}au` }] },
        },
      }),
    );
    return `?${new URLSearchParams({
      endpoint: `${origin}/xapi`,
      fetch: `${origin}/token?launch=${launches}`,
      actor: JSON.stringify(actor),
      registration,
      activityId,
    })}`;
  };

  /** Verbs of a launch, in the order in which they were taken. */
  verbsOf = (launch: number): string[] =>
    this.statements
      .filter(({ context }) => context.extensions[session] === `session-${launch}`)
      .map(({ verb }) => verb.id.slice(verb.id.lastIndexOf('/') + 1));

  answer = (asked: Asked): { status: number; body?: string } | undefined => {
    const { url, headers } = asked;
    if (url.pathname === '/after') return { status: 200, body: '{}' };
    if (url.pathname === '/token') return this.token(asked);
    if (!url.pathname.startsWith('/xapi/')) return undefined;
    if (headers['authorization'] !== `Basic token-${this.launches}`) this.fault('no token', url);
    if (headers['x-experience-api-version'] !== '1.0.3') this.fault('no version', url);
    if (this.isDown) return { status: 503 };
    if (url.pathname === '/xapi/statements') return this.take(asked);
    if (url.pathname === '/xapi/agents/profile') return this.profile(url);
    return url.pathname === '/xapi/activities/state' ? this.state(asked) : { status: 404 };
  };

  private fault(what: string, of: unknown): void {
    this.faults.push(`${what}: ${String(of)}`);
  }

  private token({ method }: Asked): { status: number; body: string } {
    if (method !== 'POST' || this.isFetched) this.fault('token', method);
    this.isFetched = true;
    return { status: 200, body: JSON.stringify({ 'auth-token': `token-${this.launches}` }) };
  }

  private profile({ searchParams }: URL): { status: number } {
    const { agent, profileId } = Object.fromEntries(searchParams);
    if (agent !== JSON.stringify(actor)) this.fault('agent of a profile', agent);
    if (profileId === 'cmi5LearnerPreferences') this.preferencesRead = this.launches;
    return { status: 404 };
  }

  private state({ method, url, body: written }: Asked): { status: number; body?: string } {
    const { stateId = '', ...rest } = Object.fromEntries(url.searchParams);
    const wanted = { activityId, agent: JSON.stringify(actor), registration };
    for (const [name, value] of Object.entries(wanted))
      if (rest[name] !== value) this.fault(`${name} of a document`, rest[name]);
    if (method === 'PUT') {
      if (stateId === 'LMS.LaunchData') this.fault('the launch was written', url);
      this.documents.set(stateId, written);
      return { status: 204 };
    }
    const body = this.documents.get(stateId);
    return body === undefined ? { status: 404 } : { status: 200, body };
  }

  private take({ body }: Asked): { status: number; body: string } {
    const batch = JSON.parse(body) as Statement[];
    for (const statement of batch) {
      if (this.statements.some(({ id }) => id === statement.id)) continue;
      this.judge(statement);
      this.statements.push(statement);
    }
    return { status: 200, body: JSON.stringify(batch.map(({ id }) => id)) };
  }

  private judge({ id, actor: who, verb, object, timestamp, result, context }: Statement): void {
    const name = verb.id.replace('http://adlnet.gov/expapi/verbs/', '');
    const before = this.verbsOf(this.launches);
    const wants = (holds: boolean, what: string): void => {
      if (!holds) this.fault(what, name);
    };
    wants(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id), 'id');
    wants(JSON.stringify(who) === JSON.stringify(actor), 'actor');
    wants(!Number.isNaN(Date.parse(timestamp)), 'timestamp');
    wants(context.registration === registration, 'registration');
    wants(context.extensions[session] === `session-${this.launches}`, 'session');
    wants(context.contextActivities['grouping']?.[0]?.id === `${root}au`, 'template');
    const has = new Set((context.contextActivities['category'] ?? []).map((one) => one.id));
    wants(has.has(`${category}cmi5`) === ofCmi5.has(name), 'category cmi5');
    wants(has.has(`${category}moveon`) === ofMoveOn.has(name), 'category moveon');
    wants(before.length === 0 ? name === 'initialized' : name !== 'initialized', 'first');
    wants(this.preferencesRead === this.launches, 'preferences were not read');
    wants(!before.includes('terminated'), 'after the end');
    // Those of cmi5 once in a launch, and of two judgements one.
    wants(!ofCmi5.has(name) || !before.includes(name), 'twice in a launch');
    if (name === 'passed') wants(!before.includes('failed'), 'passed and failed in a launch');
    // What comes after what is said by the times.
    const last = this.statements.at(-1)?.timestamp ?? '';
    wants(last < timestamp, 'order of times');
    const all = this.statements.map((one) => one.verb.id);
    if (name === 'completed' || name === 'passed') wants(!all.includes(verb.id), 'twice');
    if (name === 'failed')
      wants(!all.some((one) => one.endsWith('/passed')), 'failed after passed');
    if (ofCmi5.has(name)) wants(object.id === activityId, 'object');
    if (name !== 'initialized') wants(/^PT[\d.]+S$/.test(result?.duration ?? ''), 'duration');
    if (name === 'completed') wants(result?.completion === true, 'completion');
    if (name === 'passed' || name === 'failed') {
      wants(result?.success === (name === 'passed'), 'success');
      wants((result?.score?.scaled ?? -1) >= 0.8 === (name === 'passed'), 'score');
      wants(context.extensions[mastery] === 0.8, 'mastery score');
    } else if (name !== 'answered') wants(result?.score === undefined, 'score of another verb');
  }
}
