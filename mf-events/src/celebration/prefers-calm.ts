/** Whether the visitor asked for less motion. Only for effects and handlers: there is no window on the server. */
export const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
