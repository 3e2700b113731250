import { steps, type GenerationSpend } from '@coursewright/contract';
import { localeOf, type InterfaceLanguage } from '@coursewright/contract/words';
import { useLanguage, useWords } from '../../../shared/language.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import styles from './course-spend.module.css';
import type { Messages } from '../messages/en.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** What writing the course took, for its owner. */
export function CourseSpend({ taskId, isBuiltin }: { taskId: string; isBuiltin: boolean }) {
  const t = useCourseMessages();
  const { data, error } = trpc.generation.spend.useQuery({ id: taskId }, { staleTime: 0 });
  return (
    <section className={styles['spend']} aria-labelledby="spend-title">
      <h3 id="spend-title">{t.usage}</h3>
      {error && !data && <p role="alert">{errorText(error)}</p>}
      {!error && !data && <p>{t.loading}</p>}
      {data &&
        (data.calls === 0 ? (
          <p>{isBuiltin ? t.usage_builtin : t.usage_none}</p>
        ) : (
          <Spend spend={data} />
        ))}
    </section>
  );
}

function Spend({ spend }: { spend: GenerationSpend }) {
  const t = useCourseMessages();
  const { calls, input_tokens, output_tokens, calls_in_run, call_budget, steps: rows } = spend;
  const withCost = spend.cost !== undefined || rows.some(({ cost }) => cost !== undefined);
  return (
    <>
      <div className={styles['scroll']} role="region" aria-label={t.usage_table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.step}</th>
              <th scope="col">{t.calls}</th>
              <th scope="col">{t.tokens_read}</th>
              <th scope="col">{t.tokens_written}</th>
              {withCost && <th scope="col">{t.cost}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.step} name={nameOf(row.step, t)} {...row} withCost={withCost} />
            ))}
          </tbody>
          <tfoot>
            <Row
              name={t.total}
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
        {withCost
          ? t.usage_with_cost({ calls: calls_in_run, limit: call_budget })
          : t.usage_without_cost({ calls: calls_in_run, limit: call_budget })}
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
  const language = useLanguage();
  const { number } = useWords();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{number(calls)}</td>
      <td>{number(input_tokens)}</td>
      <td>{number(output_tokens)}</td>
      {withCost && <td>{cost ? smallMoney(cost, language) : '–'}</td>}
    </tr>
  );
}

/** Small amounts with as many digits as it takes to see them. */
const smallMoney = (
  { amount, currency }: NonNullable<GenerationSpend['cost']>,
  language: InterfaceLanguage,
) =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    maximumFractionDigits: amount > 0 && amount < 0.1 ? 4 : 2,
  }).format(amount);

const nameOf = (step: string, t: Messages): string => {
  const known = steps.find((each) => each === step);
  return known ? t.steps[known] : step.replaceAll('_', ' ');
};
