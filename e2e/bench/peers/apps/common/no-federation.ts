import type { Remote } from '@stageside/kit'

export const loadContainer = (): Promise<Remote> => Promise.reject(new Error('peers load pages in their own way'))
export const isFromSource = (): boolean => false
