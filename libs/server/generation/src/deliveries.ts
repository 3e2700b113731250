/** A run is delivered so often without bringing a new answer; then it is given up. */
export const deliveriesInVain = 3;

/** SQL: the answers that the journal has of a run. */
export const answers =
  '(SELECT count(*)::int FROM generation_journal WHERE task_id = generation_tasks.id)';

/** SQL: which in a row the next delivery is, counted from the last one that brought an answer. */
export const nextDelivery = `CASE WHEN delivered_run <> run THEN 1 WHEN deliveries > 0 AND ${answers} > answers_at_delivery THEN 2 ELSE deliveries + 1 END`;
