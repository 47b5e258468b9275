import { color } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Hash = styled.span`
  font-weight: 400;
  font-size: 0.8125em;
  color: ${color.muted};
  overflow-wrap: anywhere;
`

/** A version, with the hash of its content in small print. */
export const Version = ({ version }: { readonly version: string }) => {
  const at = version.indexOf('-')
  if (at < 0) return <span data-figures>{version}</span>
  return (
    <span data-figures>
      {version.slice(0, at)}
      <Hash>{version.slice(at)}</Hash>
    </span>
  )
}
