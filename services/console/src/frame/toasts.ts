import { createToastManager } from '@stageside/ui/toast'

/** Says what was done. */
export const toasts = createToastManager()
