import { Button } from '@stageside/ui/button'
import { PlainList, Row, Text } from '@stageside/ui/layout'
import { space } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { FoundAddress } from './find-address.ts'
import type { Editor } from './use-editor.ts'

const Finder = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`

interface AddressFinderProps {
  readonly find: (address: string) => ReturnType<Editor['addresses']>
  /** What is typed now. */
  readonly address: string
  readonly onChoose: (found: FoundAddress) => void
}

interface SpotsProps extends Omit<AddressFinderProps, 'find'> {
  readonly query: ReturnType<Editor['addresses']>
  readonly hasMap: boolean
}

const Spots = ({ query, address, onChoose, hasMap }: SpotsProps) => {
  const found = useQuery(query)
  if (found.isError) return <p role="alert">We couldn’t look the address up. Try again in a moment.</p>
  if (found.data === undefined) return <p role="status">Looking…</p>
  if (found.data.length === 0)
    return (
      <p role="status">
        We can’t find “{address}” here.{' '}
        {hasMap
          ? 'Mark the place on the day’s map instead, or add the stop without it.'
          : 'You can add the stop without a place on the map.'}
      </p>
    )
  return (
    <PlainList $gap={2} aria-label="Addresses found">
      {found.data.map((one) => (
        <li key={`${one.words} ${one.point.lat} ${one.point.lon}`}>
          <Row $gap={2}>
            <span>{one.words}</span>
            <Button $tone="outline" $size="small" aria-label={`It’s at ${one.words}`} onClick={() => onChoose(one)}>
              It’s here
            </Button>
          </Row>
        </li>
      ))}
    </PlainList>
  )
}

/** Looks a typed address up when that is asked for, never while it is typed. */
export const AddressFinder = ({ find, address, onChoose, hasMap }: AddressFinderProps & { hasMap: boolean }) => {
  const [asked, setAsked] = useState<string | null>(null)
  const typed = address.trim()
  if (typed === '') return null
  return (
    <Finder>
      <Button $tone="outline" $size="small" onClick={() => setAsked(typed)}>
        Find this address
      </Button>
      {asked === typed ? (
        <Spots
          query={find(asked)}
          address={asked}
          hasMap={hasMap}
          onChoose={(found) => {
            setAsked(null)
            onChoose(found)
          }}
        />
      ) : (
        <Text $muted $small>
          We look it up only when you ask.
        </Text>
      )}
    </Finder>
  )
}
