import { useEarlyInput } from '@site/ui/early-input'
import { Input } from '@site/ui/field'
import { color, space } from '@site/ui/tokens'
import { useRef, type RefObject } from 'react'
import { styled } from 'styled-components'

const Frame = styled.search`
  display: grid;
  gap: ${space(2)};
  max-width: 44rem;
  label {
    font-weight: 650;
  }
`
const Line = styled.div`
  position: relative;
  input {
    min-height: 3.5rem;
    padding-right: ${space(14)};
    font-size: 1.125rem;
    &:not(:placeholder-shown) {
      padding-right: ${space(4)};
    }
  }
  kbd {
    position: absolute;
    top: 50%;
    right: ${space(4)};
    padding: 0 ${space(2)};
    border: 1.5px solid ${color.line};
    border-radius: 4px;
    font: inherit;
    color: ${color.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
  /* Touch screens have no slash key to press. */
  @media (hover: none) {
    kbd {
      display: none;
    }
  }
`
const Count = styled.p`
  min-height: 1.55em;
  color: ${color.muted};
`

interface FaqSearchProps {
  readonly query: string
  readonly change: (next: string) => void
  readonly input: RefObject<HTMLInputElement | null>
  /** Announced as the results change. */
  readonly news: string
}

export const FaqSearch = ({ query, change, input, news }: FaqSearchProps) => {
  const frame = useRef<HTMLElement>(null)
  useEarlyInput(frame, (_, value) => change(value))
  return (
    <Frame ref={frame} data-screen-only>
      <label htmlFor="faq-search">Search the answers</label>
      <Line>
        <Input
          id="faq-search"
          name="search"
          ref={input}
          type="search"
          autoComplete="off"
          aria-keyshortcuts="/"
          placeholder="Try “refund” or “Afterpay”"
          value={query}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            change('')
          }}
        />
        {query === '' ? <kbd aria-hidden="true">/</kbd> : null}
      </Line>
      <Count role="status">{news}</Count>
    </Frame>
  )
}
