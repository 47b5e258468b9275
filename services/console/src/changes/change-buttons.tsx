import { Button } from '@stageside/ui/button'
import { Row } from '@stageside/ui/layout'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useState } from 'react'
import type { Change, ChangeKind, Standing } from './change.ts'
import { actionWords } from './change-words.ts'
import { ConfirmChange } from './confirm-change.tsx'

/** Shares that a canary is offered at first, in percent. */
const FIRST_SHARE = 10
const PREVIEW_DAYS = 14

const begin = (kind: ChangeKind, name: string, version: string): Change => {
  if (kind === 'canary') return { kind, name, version, percent: FIRST_SHARE }
  if (kind === 'preview') return { kind, name, version, days: PREVIEW_DAYS }
  return kind === 'promote' || kind === 'revoke' || kind === 'ramp' ? { kind, name, version } : { kind, name }
}

/** What is due is the page's own action; what cannot be undone stands back. */
const tones: Readonly<Partial<Record<ChangeKind, 'signal' | 'quiet'>>> = {
  ramp: 'signal',
  resume: 'signal',
  revoke: 'quiet',
}

interface ChangeButtonsProps {
  readonly name: string
  readonly version: string
  readonly offered: readonly ChangeKind[]
  readonly standing: Standing
}

/** Which version a button is about: holding and resuming are about the ramp, wherever they are offered. */
const aboutOf = (kind: ChangeKind, version: string, { ramp }: Standing): string =>
  kind === 'hold' || kind === 'resume' ? (ramp?.version ?? version) : version

/** Buttons of what a visitor may do, each with its confirmation. */
export const ChangeButtons = ({ name, version, offered, standing }: ChangeButtonsProps) => {
  const [change, setChange] = useState<Change | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (kind: ChangeKind) => {
    setChange(begin(kind, name, version))
    setOpen(true)
  }
  return (
    <>
      <Row $gap={2}>
        {offered.map((kind) => (
          <Button key={kind} $size="small" $tone={tones[kind] ?? 'outline'} onClick={() => ask(kind)}>
            {actionWords[kind]}
            <VisuallyHidden> {aboutOf(kind, version, standing)}</VisuallyHidden>
          </Button>
        ))}
      </Row>
      {change === null ? null : (
        <ConfirmChange change={change} open={open} standing={standing} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
