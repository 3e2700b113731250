/** What a function word counts, beside about 1 for others. */
export const weightOfStop = 0.15;
