import { useHost } from '@stageside/kit'
import { useEffect, useMemo } from 'react'
import { outsideError } from '../host/charge.ts'
import { useSite } from '../site-context.ts'
import { Part } from './part.tsx'

/** Takes the place of a dialog that did not load: closes it and says so. */
const Failed = ({ onClose }: { readonly onClose: () => void }) => {
  const { toast } = useHost()
  useEffect(() => {
    toast({
      id: 'dialog-failed',
      title: 'This did not open',
      description: 'Everything else on the site still works. Please try again in a moment.',
      tone: 'destructive',
    })
    onClose()
  }, [toast, onClose])
  return null
}

interface RemoteDialogProps {
  readonly name: string
  readonly onClose: () => void
}

/** A dialog that a remote contributes. The gate refuses a composition in which something opens one that nobody has. */
export const RemoteDialog = ({ name, onClose }: RemoteDialogProps) => {
  const { compositions, report } = useSite()
  const found = compositions.store.getState().composition.frame?.dialogs.find((dialog) => dialog.name === name)
  const props = useMemo(() => ({ onClose }), [onClose])
  const isMissing = found === undefined
  useEffect(() => {
    // Of this composition: the gate refuses to publish what opens one that nobody has.
    if (isMissing) report(outsideError(`no dialog is named '${name}'`))
  }, [isMissing, name, report])
  if (found === undefined) return <Failed onClose={onClose} />
  return (
    <Part
      by={found.by}
      component={found.component}
      props={props}
      label={name}
      waiting={null}
      renderFailed={() => <Failed onClose={onClose} />}
    />
  )
}
