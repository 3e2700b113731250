// The run of a course: its log and streams, its states, its budget, its outline, and the changes of its owner.
import { mutant, type MutantTable } from './frame/mutant.ts';

const generation = (name: string) => `libs/server/generation/src/${name}.ts`;
const [tasks, log, stream, controller] = [
  generation('generation-tasks'),
  generation('progress-log'),
  generation('progress-stream'),
  generation('progress.controller'),
];
const limits = 'libs/contract/src/limits.ts';
const sessions = 'libs/server/auth/src/sessions.ts';

const table: MutantTable = {
  'apps/api/test/generation.e2e.spec.ts': [
    mutant(
      'S1',
      'the header of a reader who comes back is not read',
      [controller, "const last = header || query || '0';", "const last = query || '0';"],
      'fifty dropped connections',
    ),
    mutant(
      'S1',
      'a position in the address is not read',
      [controller, "const last = header || query || '0';", "const last = header || '0';"],
      'fifty dropped connections',
    ),
    {
      // One log is read for readers at different places, so each is given only what it lacks.
      row: 'S1',
      what: 'the last event seen is sent again',
      test: 'fifty dropped connections',
      patches: [
        {
          file: log,
          find: 'WHERE task_id = $1 AND id > $2 ORDER BY id',
          replace: 'WHERE task_id = $1 AND id >= $2 ORDER BY id',
        },
        {
          file: stream,
          find: 'if (event.id <= reader.last) continue;',
          replace: 'if (event.id < reader.last) continue;',
        },
      ],
    },
    mutant(
      'S1',
      'events come in any order',
      [log, 'AND id > $2 ORDER BY id LIMIT', 'AND id > $2 ORDER BY md5(key) LIMIT'],
      'fifty dropped connections',
    ),
    mutant(
      'S3',
      'a stream outlives its session',
      [
        stream,
        'if (!signedIn.has(reader.caller.sessionId)) reader.messages.complete();\n      else if',
        'void signedIn;\n      if',
      ],
      'not a moment longer',
    ),
    mutant(
      'S6',
      'a position is whatever is sent',
      [
        controller,
        "if (typeof last !== 'string' || !eventNumber.test(last)) throw",
        "if (typeof last !== 'string') throw",
      ],
      'odd positions',
    ),
    mutant(
      'states',
      'an old delivery ends the task of a newer one',
      [
        tasks,
        "WHERE id = $1 AND fencing_token = $6 AND status = 'running' RETURNING id",
        "WHERE id = $1 AND $6::int IS NOT NULL AND status = 'running' RETURNING id",
      ],
      'another delivery has',
    ),
    mutant(
      'states',
      'an old delivery goes on telling',
      [
        log,
        `condition: "AND fencing_token = $4 AND status = 'running'"`,
        `condition: "AND $4::int IS NOT NULL AND status = 'running'"`,
      ],
      'writes nothing any more',
    ),
    mutant(
      'states',
      'an old delivery goes on keeping answers',
      [
        generation('generation-journal'),
        "AND fencing_token = $2 AND status = 'running'\n         ON CONFLICT",
        "AND $2::int IS NOT NULL AND status = 'running'\n         ON CONFLICT",
      ],
      'writes nothing any more',
    ),
    mutant(
      'states',
      'a failed course keeps the credit',
      [
        generation('run-generation'),
        "body.message, 'The course could not be written');",
        'body.message);',
      ],
      'returns the credit once',
    ),
    mutant(
      'states',
      'a course that is given up keeps the credit',
      [
        generation('run-generation'),
        "      await this.ledger.refundTask(taskId, 'The course could not be written');\n",
        '',
      ],
      'given up after three deliveries',
    ),
    mutant(
      'states',
      'a course is given up at its first fault',
      [tasks, 'const deliveriesInVain = 3;', 'const deliveriesInVain = 1;'],
      'given up after three deliveries',
    ),
    mutant(
      'states',
      'a running course is ended by its stop at once',
      [
        tasks,
        "WHERE id = $1 AND user_id = $2 AND status = 'pending' RETURNING",
        "WHERE id = $1 AND user_id = $2 AND status IN ('pending', 'running') RETURNING",
      ],
      'within one call per branch',
    ),
    mutant(
      'states',
      'a stop is read at the end',
      [
        generation('run-generation'),
        'AbortSignal.any([signal, cancel.signal]), written',
        'AbortSignal.any([signal]), written',
      ],
      'within one call per branch',
    ),
    mutant(
      'states',
      'orders of one user do not wait for each other',
      [
        tasks,
        "await this.database.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);",
        "await this.database.query('SELECT 1 FROM users WHERE id = $1', [userId]);",
      ],
      'not a fourth|once for one Idempotency-Key',
    ),
    mutant(
      'states',
      'four courses at once',
      [limits, 'activeGenerationsPerUser: 3', 'activeGenerationsPerUser: 4'],
      'not a fourth',
    ),
    mutant(
      'states',
      'what is asked for was answered before',
      [
        generation('pipeline/journal'),
        'for (const entry of await store.load()) answers.set(',
        'for (const entry of (await store.load()).slice(0, 0)) answers.set(',
      ],
      'goes on after its worker died',
    ),
    ...(
      [
        ['parallel: { min: 1, max: 5 }', 'parallel: { min: 1, max: 6 }'],
        ['modules: { min: 1, max: 10,', 'modules: { min: 0, max: 10,'],
        ['submodules: { min: 1, max: 8,', 'submodules: { min: 1, max: 9,'],
        ['topic: { min: 3, max: 200 }', 'topic: { min: 3, max: 201 }'],
        ['modules: { min: 1, max: 10,', 'modules: { min: 1, max: 9,'],
      ] as const
    ).map(([find, replace]) =>
      mutant(
        'G10',
        `bounds are ${replace.replace(/,$/, ' }')}`,
        [
          limits,
          find.startsWith('modules') ? `\n  ${find}` : find,
          find.startsWith('modules') ? `\n  ${replace}` : replace,
        ],
        'every count at its bounds',
      ),
    ),
    mutant(
      'G10',
      'what is out of bounds is cut to fit',
      [
        'libs/contract/src/generation.ts',
        'desired_module_count: ',
        'desired_module_count: z.preprocess((count) => Math.min(Number(count ?? 3), limits.modules.max), z.int()).optional(),\n    desired_modules: ',
      ],
      'every count at its bounds|says before any charge',
    ),
  ],
  'apps/api/test/several-processes.e2e.spec.ts': [
    mutant(
      'S3',
      'whoever logged out reads on',
      [
        stream,
        'if (!signedIn.has(reader.caller.sessionId)) reader.messages.complete();\n      else if',
        'void signedIn;\n      if',
      ],
      'end without a further event',
    ),
    mutant(
      'S3',
      'the disabled read on',
      [
        sessions,
        'WHERE s.id = ANY($1) AND s.revoked_at IS NULL AND s.expires_at > $2 AND u.is_active AND',
        'WHERE s.id = ANY($1) AND s.revoked_at IS NULL AND s.expires_at > $2 AND',
      ],
      'end without a further event',
    ),
    mutant(
      'S3',
      'whoever reads by a token that was taken back reads on',
      [
        'libs/server/auth/src/session-authenticator.ts',
        'this.apiTokens.usable(idsOf(callers.filter(({ scopes }) => scopes)))',
        'idsOf(callers.filter(({ scopes }) => scopes))',
      ],
      'end without a further event',
    ),
    mutant(
      'S3',
      'a stream is anybody’s to read',
      [
        tasks,
        "'SELECT status, last_event_id FROM generation_tasks WHERE id = $1 AND user_id = $2', [id, userId]",
        "'SELECT status, last_event_id FROM generation_tasks WHERE id = $1 AND $2::uuid IS NOT NULL', [id, userId]",
      ],
      'end without a further event',
    ),
    mutant(
      'S4',
      'each process has five places of a user',
      [
        generation('open-streams'),
        'AND expires_at > now() AND id <> ALL ($4)) < $5',
        'AND expires_at < now() AND id <> ALL ($4)) < $5',
      ],
      'five for each user',
    ),
    mutant(
      'S4',
      'places are counted, and taken afterwards',
      [
        generation('open-streams'),
        "      await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('open_streams ' || $1, 0))`, [userId]);\n",
        '',
      ],
      'of eight that meet',
    ),
    mutant(
      'S4',
      'the places of a process that died stay taken',
      [
        generation('open-streams'),
        'WHERE user_id = $2 AND expires_at > now() AND id',
        'WHERE user_id = $2 AND id',
      ],
      'leave their places',
    ),
    mutant(
      'S6',
      'whoever is ahead waits until the log has come so far',
      [controller, 'Math.min(Number(last), task.last_event_id)', 'Number(last)'],
      'nothing odd is a fault',
    ),
    mutant(
      'S6',
      'events are read by their numbers alone',
      [
        log,
        'WHERE task_id = $1 AND id > $2 ORDER BY id',
        'WHERE $1::uuid IS NOT NULL AND id > $2 ORDER BY id',
      ],
      'nothing odd is a fault',
    ),
    mutant(
      'S6',
      'a position is whatever is sent',
      [
        controller,
        "if (typeof last !== 'string' || !eventNumber.test(last)) throw",
        "if (typeof last !== 'string') throw",
      ],
      'nothing odd is a fault',
    ),
    mutant(
      'S6',
      'who was told everything is kept waiting',
      [controller, 'if (isOver) {', 'if (false && isOver) {'],
      'answer 204',
    ),
    mutant(
      'states',
      'who comes first with fifty is served first',
      [tasks, '         + $3 * (SELECT', '         + 0 * $3 * (SELECT'],
      'before the third of another',
    ),
  ],
  'apps/api/test/generation-again.e2e.spec.ts': [
    mutant(
      'states',
      'a course that is tried again is free',
      [
        generation('retry-generation'),
        '        await this.ledger.takeRefundBack(id, task.topic);\n',
        '',
      ],
      'one credit once it is there',
    ),
    mutant(
      'states',
      'twenty retries are twenty runs',
      [
        tasks,
        'WHERE id = $1 AND user_id = $2 AND status = ANY($3) RETURNING',
        'WHERE id = $1 AND user_id = $2 AND $3::text[] IS NOT NULL RETURNING',
      ],
      'twenty retries at once',
    ),
    mutant(
      'states',
      'a stopped course is paid back although something is there to read',
      [
        generation('run-generation'),
        "finished ? undefined : 'Stopped before a lesson was complete');",
        "'Stopped before a lesson was complete');",
      ],
      'goes on after a stop',
    ),
    mutant(
      'states',
      'missing lessons can be tried for ever',
      [
        tasks,
        "AND status = 'completed' AND finish_attempts < $3 RETURNING",
        "AND status = 'completed' AND $3::int IS NOT NULL RETURNING",
      ],
      'stays delivered and paid for',
    ),
    mutant(
      'states',
      'a stop of the process counts as a delivery in vain',
      [
        tasks,
        'SET fencing_token = fencing_token + 1, deliveries = greatest(deliveries - 1, 0)',
        'SET fencing_token = fencing_token + 1',
      ],
      'handed over at shutdown',
    ),
    mutant(
      'states',
      'lists show what is somebody else’s',
      [
        tasks,
        'WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3',
        'WHERE $1::uuid IS NOT NULL ORDER BY created_at DESC, id LIMIT $2 OFFSET $3',
      ],
      'page by page',
    ),
  ],
  'libs/server/platform/src/jobs/jobs.spec.ts': [
    mutant(
      'O1',
      'a line that breaks before the first answer ends the process',
      [
        'libs/server/platform/src/wakeups/wakeups.ts',
        "    client.on('error', (error) => this.lost(client, error));\n",
        '',
      ],
      'just as it begins',
    ),
    mutant(
      'O2',
      'whoever waited while the line was broken is not woken',
      ['libs/server/platform/src/wakeups/wakeups.ts', '    this.bell.emit(everyone);\n', ''],
      'after a lost connection',
    ),
    mutant(
      'O2',
      'wake-ups do not come back',
      [
        'libs/server/platform/src/wakeups/wakeups.ts',
        '    void client.end().catch(() => undefined);\n    this.later(error);',
        '    void client.end().catch(() => error);',
      ],
      'after a lost connection',
    ),
  ],
  'libs/contract/src/contract.test.ts': [
    mutant(
      'G10',
      'eleven modules',
      [limits, '\n  modules: { min: 1, max: 10,', '\n  modules: { min: 1, max: 11,'],
      'number of modules',
    ),
    mutant(
      'G10',
      'a lessonless module',
      [limits, 'submodules: { min: 1, max: 8,', 'submodules: { min: 0, max: 8,'],
      'number of modules',
    ),
    mutant(
      'G10',
      'six at once',
      [limits, 'parallel: { min: 1, max: 5 }', 'parallel: { min: 1, max: 6 }'],
      'whole numbers',
    ),
    mutant(
      'G10',
      'unknown fields are dropped without a word',
      [
        'libs/contract/src/generation.ts',
        'export const generateCourseInput = z\n  .strictObject({',
        'export const generateCourseInput = z\n  .object({',
      ],
      'unknown fields',
    ),
  ],
  'libs/server/generation/src/pipeline/course.graph.spec.ts': [
    mutant(
      'G10',
      'an author writes as many modules as it likes',
      [
        generation('pipeline/steps/outline-modules'),
        'answer.modules.slice(0, brief.moduleCount)',
        'answer.modules.slice(0)',
      ],
      'whatever is ordered',
    ),
    mutant(
      'G10',
      'an author writes as many lessons as it likes',
      [
        generation('pipeline/steps/outline-submodules'),
        'submodules.slice(0, brief.submoduleCount)',
        'submodules.slice(0)',
      ],
      'whatever is ordered',
    ),
    mutant(
      'G10',
      'fewer calls are published than are made',
      [
        generation('pipeline/call-budget'),
        'research + 3 + 2 * modules',
        'research + 2 + 2 * modules',
      ],
      'whatever is ordered|published number',
    ),
    mutant(
      'G10',
      'research goes on for as long as it is asked to',
      [limits, 'researchRefinements: 2', 'researchRefinements: 20'],
      'whatever is ordered|published number|six calls in a row',
    ),
    mutant(
      'G10',
      'the budget ends nothing',
      [
        generation('pipeline/call-budget'),
        'if (this.made >= this.cap)',
        'if (this.made >= this.cap * 100)',
      ],
      'stops at its budget',
    ),
    mutant(
      'G10',
      'a call counts once it has ended',
      [
        generation('pipeline/journal'),
        '    budget.begin();\n',
        '    await Promise.resolve().then(() => setTimeout(() => budget.begin(), 50));\n',
      ],
      'stops at its budget',
    ),
    mutant(
      'states',
      'a step is announced as often as it is met',
      [
        generation('pipeline/announcer'),
        '      getWriter()?.(announcement);',
        '      getWriter()?.(announcement);\n      getWriter()?.(announcement);',
      ],
      'each thing once',
    ),
  ],
  'libs/server/generation/src/pipeline/course-outline.spec.ts': [
    mutant('outline', 'pieces get new ids', [
      generation('pipeline/course-outline'),
      '    used.add(id);\n    return id;',
      '    used.add(id);\n    return newId();',
    ]),
    mutant('outline', 'a piece may stand in two places', [
      generation('pipeline/course-outline'),
      "used.has(id) ? 'This piece is in the outline twice.' : undefined",
      'undefined',
    ]),
    mutant('outline', 'any id will do', [
      generation('pipeline/course-outline'),
      "!Object.hasOwn(known, id) ? 'This piece is not part of the outline.' : ",
      '',
    ]),
    mutant('outline', 'the passages of a piece that is taken out are forgotten', [
      generation('pipeline/course-outline'),
      'refs: { ...fresh(modules.flatMap(({ submodules }) => submodules)), ...outline.refs },',
      'refs: Object.fromEntries(modules.flatMap(({ submodules }) => submodules).map(({ id }) => [id, outline.refs[id] ?? []])),',
    ]),
  ],
  'apps/api/test/generation-outline.e2e.spec.ts': [
    mutant(
      'states',
      'progress goes down',
      [log, 'overall_progress = greatest(overall_progress, $2)', 'overall_progress = $2'],
      'takes the edits',
    ),
    mutant(
      'outline',
      'an outline is saved as it was',
      [
        generation('save-outline'),
        'const outline = editedOutline(waiting.outline, modules, randomUUID);',
        'editedOutline(waiting.outline, modules, randomUUID);\n      const outline = waiting.outline;',
      ],
      'takes the edits',
    ),
    mutant(
      'outline',
      'an outline of an older revision wins',
      [
        generation('save-outline'),
        'if (waiting.outline_revision !== revision) throw outlineChangedMeanwhile(waiting.outline_revision);',
        'void [revision, outlineChangedMeanwhile];',
      ],
      'one of several changes',
    ),
    mutant(
      'outline',
      'an outline is confirmed as nobody has seen it',
      [
        generation('outline-waits'),
        ' AND outline_revision = coalesce($3::bigint, outline_revision) RETURNING',
        ' AND $3::bigint IS NOT DISTINCT FROM $3::bigint RETURNING',
      ],
      'one of several changes',
    ),
    mutant(
      'outline',
      'a revision that no column holds is a fault',
      [
        generation('outline-waits'),
        'coalesce($3::bigint, outline_revision)',
        'coalesce($3, outline_revision)',
      ],
      'one of several changes',
    ),
    mutant(
      'outline',
      'what is confirmed is planned anew',
      [
        generation('run-generation'),
        'outline_confirmed ? await this.waits.outlineOf(id) : undefined',
        '!outline_confirmed ? await this.waits.outlineOf(id) : undefined',
      ],
      'takes the edits',
    ),
    mutant(
      'outline',
      'the earlier job writes the course as well',
      [
        generation('outline-waits'),
        'outline_confirmed = true, run = run + 1',
        'outline_confirmed = true',
      ],
      'takes the edits',
    ),
    mutant(
      'outline',
      'an outline is anybody’s to change',
      [
        generation('outline-waits'),
        "WHERE id = $1 AND user_id = $2 AND waiting_for = 'outline' FOR UPDATE",
        "WHERE id = $1 AND $2::uuid IS NOT NULL AND waiting_for = 'outline' FOR UPDATE",
      ],
      'takes the edits',
    ),
    mutant(
      'outline',
      'an outline is anybody’s to confirm',
      [
        generation('outline-waits'),
        "WHERE id = $1 AND user_id = $2 AND waiting_for = 'outline' AND outline_revision =",
        "WHERE id = $1 AND $2::uuid IS NOT NULL AND waiting_for = 'outline' AND outline_revision =",
      ],
      'takes the edits',
    ),
    mutant(
      'outline',
      'each click confirms',
      [
        generation('outline-waits'),
        "WHERE id = $1 AND user_id = $2 AND waiting_for = 'outline' AND outline_revision =",
        "WHERE id = $1 AND user_id = $2 AND status = 'pending' AND outline_revision =",
      ],
      'takes the edits',
    ),
    mutant(
      'outline',
      'a course that waits is written all the same',
      [
        tasks,
        'AND waiting_for IS NULL AND run = coalesce($2, run) AND ${nextDelivery} <=',
        'AND run = coalesce($2, run) AND ${nextDelivery} <=',
      ],
      'neither lost nor asked for twice',
    ),
    mutant(
      'outline',
      'a course that waits is given up',
      [
        tasks,
        "AND status IN ('pending', 'running') AND waiting_for IS NULL AND run = coalesce($6, run)",
        "AND status IN ('pending', 'running') AND run = coalesce($6, run)",
      ],
      'neither lost nor asked for twice',
    ),
    mutant(
      'outline',
      'a course that waits is not counted',
      [
        tasks,
        "WHERE user_id = $1 AND status IN ('pending', 'running')) < $7",
        "WHERE user_id = $1 AND status IN ('pending', 'running') AND waiting_for IS NULL) < $7",
      ],
      'one of the three',
    ),
    mutant(
      'outline',
      'an outline waits for ever',
      [
        generation('outline-waits'),
        'WHERE waiting_for IS NOT NULL AND waiting_since <= $1 ORDER BY',
        'WHERE waiting_for IS NOT NULL AND waiting_since <= $1::timestamptz - make_interval(years => 1) ORDER BY',
      ],
      'one of the three',
    ),
    mutant(
      'outline',
      'changes at once do not wait for each other',
      [
        generation('outline-waits'),
        "AND waiting_for = 'outline' FOR UPDATE",
        "AND waiting_for = 'outline'",
      ],
      'one of several changes',
    ),
  ],
  'apps/api/test/course-editing.e2e.spec.ts': [
    mutant(
      'editing',
      'an edit of an older revision wins',
      [
        generation('editing/change-lesson'),
        '    if (task.course_revision !== revision) throw changedMeanwhile(task.course_revision);\n',
        '    void revision;\n',
      ],
      'cannot be part of a lesson|one of two edits',
    ),
    mutant(
      'editing',
      'two edits at once both win',
      [
        generation('editing/course-changes'),
        'AND course_revision = $5 AND run = $6 RETURNING id',
        'AND $5::int IS NOT NULL AND run = $6 RETURNING id',
      ],
      'one of two edits',
    ),
    mutant(
      'editing',
      'an edit meets a run',
      [
        generation('editing/course-changes'),
        'AND status = ANY($4) AND course_revision = $5 AND run = $6',
        'AND $4::text[] IS NOT NULL AND course_revision = $5 AND $6::int IS NOT NULL',
      ],
      'one of two edits',
    ),
    mutant(
      'editing',
      'what an author wrote is not kept',
      [
        generation('editing/record-lesson'),
        "if (before.content !== '') await this.versions.keepFirst(task.id, keptLesson(task.course, before), task.course.author, task.created_at);",
        '',
      ],
      'takes a hand edit',
    ),
    mutant(
      'editing',
      'an edit is no version',
      [
        generation('editing/record-lesson'),
        "if (after.content !== '') await this.versions.add(task.id, keptLesson(course, after), version);",
        '',
      ],
      'takes a hand edit',
    ),
    mutant(
      'editing',
      'the first version falls away, too',
      [
        generation('editing/submodule-versions'),
        'AND submodule_id = $2 AND number > 1\n',
        'AND submodule_id = $2\n',
      ],
      'keeps the first version',
    ),
    mutant(
      'editing',
      'versions are kept without end',
      [
        generation('editing/submodule-versions'),
        'limits.versionsPerSubmodule - 1]',
        'limits.versionsPerSubmodule + 100]',
      ],
      'keeps the first version',
    ),
    mutant(
      'editing',
      'a version comes back without what it cites',
      [
        generation('editing/restore-lesson'),
        '{ ...earlier, id: submoduleOf(course, earlier.id).id }, sources)',
        '{ ...earlier, id: submoduleOf(course, earlier.id).id }, sources.slice(0, 0))',
      ],
      'restores an earlier version',
    ),
    mutant(
      'editing',
      'a citation that the lesson does not have is taken',
      [
        generation('editing/edit-lesson'),
        'if (unknown.length > 0) throw unknownMarkers(unknown.slice(0, 5));',
        'void [unknown, unknownMarkers];',
      ],
      'cannot be part of a lesson',
    ),
    mutant(
      'editing',
      'a question keeps no id',
      [
        generation('editing/edit-lesson'),
        'return { ...item, id: item.id ?? newId(),',
        'return { ...item, id: newId(),',
      ],
      'takes a hand edit',
    ),
    mutant(
      'editing',
      'a lesson that is moved gets a new id',
      [
        generation('editing/restructure'),
        '    if (title === known.title && description === known.description) return known;',
        '    if (title === known.title && description === known.description) return { ...known, id: newId() };',
      ],
      'moves, adds, renames',
    ),
    mutant(
      'editing',
      'a lesson that is renamed loses its text',
      [
        generation('editing/restructure'),
        'return { ...known, title, description };',
        'return plannedLesson(known.id, { title, description });',
      ],
      'moves, adds, renames',
    ),
    mutant(
      'editing',
      'what is removed is gone',
      [
        generation('editing/save-structure'),
        '      await this.removed.keep(id, changed.removed);\n',
        '',
      ],
      'moves, adds, renames',
    ),
    mutant(
      'editing',
      'what is brought back has lost its passages',
      [
        generation('editing/restructure'),
        "if (piece?.kind !== 'submodule') throw refusal(path, 'This course has no such lesson.');\n    broughtBack.push(...piece.sources);",
        "if (piece?.kind !== 'submodule') throw refusal(path, 'This course has no such lesson.');",
      ],
      'moves, adds, renames',
    ),
    mutant(
      'editing',
      'a course may be emptied',
      [
        generation('editing/restructure'),
        "if (after.every((module) => module.submodules.length === 0)) throw refusal('modules', 'A course needs at least one lesson.');",
        '',
      ],
      'refuses a structure',
    ),
    mutant(
      'editing',
      'lessons are written again without end',
      [
        tasks,
        'AND course_revision = $4 AND rewrites < $6 RETURNING',
        'AND course_revision = $4 AND $6::int IS NOT NULL RETURNING',
      ],
      'bounded number of times',
    ),
    mutant(
      'editing',
      'a rewrite that is stopped empties the lesson',
      [
        generation('editing/end-rewrite'),
        "if (await this.tasks.settle(lease, 'completed', {})) await",
        "if (await this.tasks.settle(lease, 'completed', { course: task.course ? { ...task.course, modules: [] } : undefined })) await",
      ],
      'keeps the old text',
    ),
    mutant(
      'editing',
      'a rewrite is no version',
      [
        generation('editing/end-rewrite'),
        'await this.recordLesson.run({ id: task.id, course: old, created_at: task.created_at }, before, course, version);',
        'void [this.recordLesson, version];',
      ],
      'one lesson written again',
    ),
    mutant(
      'editing',
      'a course is anybody’s to change',
      [
        generation('editing/course-changes'),
        'FROM generation_tasks WHERE id = $1 AND user_id = $2`, [id, userId]',
        'FROM generation_tasks WHERE id = $1 AND $2::uuid IS NOT NULL`, [id, userId]',
      ],
      'nobody else',
    ),
    mutant(
      'editing',
      'versions are anybody’s to read',
      [
        generation('editing/version-history'),
        "'SELECT course, created_at FROM generation_tasks WHERE id = $1 AND user_id = $2', [id, userId]",
        "'SELECT course, created_at FROM generation_tasks WHERE id = $1 AND $2::uuid IS NOT NULL', [id, userId]",
      ],
      'nobody else',
    ),
  ],
};
export default table;
