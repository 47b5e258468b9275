import { LONG_TEXT, LONG_WORD } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { createToastManager, Toaster, type ToastManager } from './toast.tsx'

type Toast = Parameters<ToastManager['add']>[0]

/** Shows toasts that stay, once the toaster listens. */
const showing =
  (...toasts: readonly Toast[]) =>
  (manager: ToastManager): void => {
    for (const toast of toasts) manager.add({ timeout: 0, ...toast })
  }
const SAVED = { id: 'saved', title: 'Saved', description: 'You will find it under Saved hotels.' }
const FAILED = {
  id: 'failed',
  type: 'destructive',
  title: 'Not sent',
  description: 'Check your connection and try again.',
}
const LONG = { id: 'long', title: LONG_WORD, description: LONG_TEXT }

const saved = showing(SAVED)
const failed = showing(FAILED)
const several = showing(SAVED, FAILED)
const long = showing(LONG)

export default {
  'Toaster: default': <Toaster manager={createToastManager()} onMounted={saved} />,
  'Toaster: error': <Toaster manager={createToastManager()} onMounted={failed} />,
  'Toaster: several': <Toaster manager={createToastManager()} onMounted={several} />,
  'Toaster: long text': <Toaster manager={createToastManager()} onMounted={long} />,
  'Toaster: empty': <Toaster manager={createToastManager()} />,
} satisfies Stories
