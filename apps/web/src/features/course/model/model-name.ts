/** A model's name without its provider: "gpt-x" of "openai:gpt-x". */
export const modelName = (author: string): string => author.replace(/^[a-z0-9_-]+:/, '');
