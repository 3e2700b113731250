export * from './call-budget.ts';
export * from './course.graph.ts';
export * from './journal.ts';
export * from './ports.ts';
