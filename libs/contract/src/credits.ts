import { z } from 'zod';

export const actionTypes = [
  'signup_grant', 'purchase', 'admin_add', 'generation_use', 'audio_use', 'visualization_use', 'chat_allowance_purchase', 'refund',
] as const;
export const actionType = z.enum(actionTypes);
export type ActionType = z.infer<typeof actionType>;
