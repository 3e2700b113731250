import { steps, type GenerationSpend, type Step } from '@coursewright/contract';
import { errorText, trpc } from '../../../shared/trpc.ts';
import styles from './course-spend.module.css';

/** What writing the course took, for its owner. */
export function CourseSpend({ taskId, isBuiltin }: { taskId: string; isBuiltin: boolean }) {
  const { data, error } = trpc.generation.spend.useQuery({ id: taskId }, { staleTime: 0 });
  return (
    <section className={styles['spend']} aria-labelledby="spend-title">
      <h3 id="spend-title">What it took</h3>
      {error && !data && <p role="alert">{errorText(error)}</p>}
      {!error && !data && <p>Loading…</p>}
      {data &&
        (data.calls === 0 ? (
          <p>
            {isBuiltin
              ? 'The built-in author wrote it: no model was asked, and it costs nothing.'
              : 'No model has been asked yet.'}
          </p>
        ) : (
          <Spend spend={data} />
        ))}
    </section>
  );
}

function Spend({ spend }: { spend: GenerationSpend }) {
  const { calls, input_tokens, output_tokens, calls_in_run, call_budget, steps: rows } = spend;
  const withCost = spend.cost !== undefined || rows.some(({ cost }) => cost !== undefined);
  return (
    <>
      <div
        className={styles['scroll']}
        role="region"
        aria-label="Calls and tokens by step"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Calls</th>
              <th scope="col">Tokens read</th>
              <th scope="col">Tokens written</th>
              {withCost && <th scope="col">Cost</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.step} name={nameOf(row.step)} {...row} withCost={withCost} />
            ))}
          </tbody>
          <tfoot>
            <Row
              name="In all"
              calls={calls}
              input_tokens={input_tokens}
              output_tokens={output_tokens}
              cost={spend.cost}
              withCost={withCost}
            />
          </tfoot>
        </table>
      </div>
      <p>
        Read and written are counted in tokens.{' '}
        {withCost
          ? 'At the prices that this installation has for its model.'
          : 'This installation has no prices for its model, so the cost is not known.'}{' '}
        The last run made {calls_in_run} of at most {call_budget} calls.
      </p>
    </>
  );
}

interface RowProps extends Pick<
  GenerationSpend,
  'calls' | 'input_tokens' | 'output_tokens' | 'cost'
> {
  readonly name: string;
  readonly withCost: boolean;
}

function Row({ name, calls, input_tokens, output_tokens, cost, withCost }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{count(calls)}</td>
      <td>{count(input_tokens)}</td>
      <td>{count(output_tokens)}</td>
      {withCost && <td>{cost ? money(cost) : '–'}</td>}
    </tr>
  );
}

const count = (number: number) => number.toLocaleString('en');
/** Small amounts with as many digits as it takes to see them. */
const money = ({ amount, currency }: NonNullable<GenerationSpend['cost']>) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: amount > 0 && amount < 0.1 ? 4 : 2,
  }).format(amount);

const names: Record<Step, string> = {
  plan_searches: 'Planning searches',
  search: 'Searching',
  fetch: 'Reading sources',
  judge_research: 'Checking the research',
  outline_modules: 'Planning modules',
  write_curiosities: 'Curiosities and questions',
  topic_resources: 'Resources',
  outline_submodules: 'Planning lessons',
  module_resources: 'Resources of modules',
  pick_passages: 'Picking passages',
  write_lesson: 'Writing lessons',
  check_citations: 'Checking citations',
  revise_sentences: 'Revising sentences',
  write_quiz: 'Writing quizzes',
  pick_resources: 'Resources of lessons',
  assemble: 'Putting together',
};
const nameOf = (step: string): string => {
  const known = steps.find((each) => each === step);
  return known ? names[known] : step.replaceAll('_', ' ');
};
