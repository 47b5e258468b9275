import type { Remote } from '@stageside/kit'

export const loadRemote = (): Promise<Remote> => Promise.reject(new Error('peers load pages in their own way'))
export const isFromSource = (): boolean => false
