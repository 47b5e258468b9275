import { Button } from '@stageside/ui/button'
import { space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { QrButton } from '../qr/qr-button.tsx'
import { copyText } from '../share/copy-text.ts'
import { Hint, LinkField } from './link-field.tsx'

/** The field gives way, the button keeps its word whole. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space(2)};
  align-items: center;
  padding-top: ${space(2)};
`

interface CopyLineProps {
  readonly label: string
  readonly hint: string
  /** What the link opens, for its QR code; none without. */
  readonly of?: string
  readonly address: string
}

/** A link with what it is for, and a button that copies it. */
export const CopyLine = ({ label, hint, of, address }: CopyLineProps) => {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    copyText(Promise.resolve(address)).then(
      () => setOutcome('Copied.'),
      (error: unknown) => {
        console.info('link not copied', error)
        setOutcome('Copy it from this field: your browser doesn’t let us copy it for you.')
      },
    )
  return (
    <div>
      <strong>{label}</strong>
      <Hint>{hint}</Hint>
      <Line>
        <LinkField label={label} address={address} />
        <Button $tone="outline" $size="small" $night aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
        {of === undefined ? null : <QrButton address={address} of={of} />}
      </Line>
      <Hint role="status">{outcome}</Hint>
    </div>
  )
}
