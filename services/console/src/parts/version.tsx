import { color } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { versionParts } from './words.ts'

const Hash = styled.span`
  font-weight: 400;
  font-size: 0.8125em;
  color: ${color.muted};
  overflow-wrap: anywhere;
`

/** A version, with the hash of its content in small print. */
export const Version = ({ version }: { readonly version: string }) => {
  const [number, hash] = versionParts(version)
  return (
    <span data-figures>
      {number}
      {hash === '' ? null : <Hash>{hash}</Hash>}
    </span>
  )
}
