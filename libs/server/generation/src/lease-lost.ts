/** Another delivery has taken the task over: whatever this one still says must not be written. */
export class LeaseLost extends Error {}
