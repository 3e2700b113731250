export * from './chatbot.module.ts';
