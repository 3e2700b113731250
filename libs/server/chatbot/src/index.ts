export * from './chatbot.module.ts';
export * from './passage-search.ts';
