import { createContext, useContext } from 'react'
import type { Editor } from './use-editor.ts'

/** The editor of the plan around this component; null where a plan is only shown. */
export const EditorContext = createContext<Editor | null>(null)
export const useEditorContext = (): Editor | null => useContext(EditorContext)
