import { PREVIEW } from '@site/contracts/overrides'
import { Wrap } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { onDemand } from '@stageside/ui/on-demand'
import { useEffect, useState } from 'react'

const QaPanel = onDemand(async () => (await import('../overlays.ts')).QaPanel)

/** `?qa` opens the panel; its code is not loaded before. */
export const QaEntrance = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('qa')) queueMicrotask(() => setOpen(true))
  }, [])
  return open ? <QaPanel onClose={() => setOpen(false)} /> : null
}

/** Warns that a version in the address is not published, so that nobody tests the default by mistake. */
export const UnknownOverrides = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <Wrap data-screen-only>
      <Notice $tone="error" role="status">
        {names.includes(PREVIEW)
          ? 'This preview has ended: what everybody gets is shown.'
          : `No such version of ${names.join(', ')} is published, or it is not yours to choose: the default is shown.`}
      </Notice>
    </Wrap>
  )
