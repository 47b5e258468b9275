import { Focused, LONG_LABEL, Night, nothing } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Button, ButtonAnchor, ButtonLink } from './button.tsx'
import { Row, Stack } from './layout.tsx'

const tones = (night: boolean) => (
  <Row>
    <Button $night={night} onClick={nothing}>
      Show 14 hotels
    </Button>
    <Button $night={night} $tone="outline" onClick={nothing}>
      Change dates
    </Button>
    <Button $night={night} $tone="quiet" onClick={nothing}>
      Clear all
    </Button>
  </Row>
)

export default {
  'Button: default': <Button onClick={nothing}>Show 14 hotels</Button>,
  'Button: tones': tones(false),
  'Button: sizes': (
    <Stack>
      {(['small', 'base', 'large'] as const).map((size) => (
        <Row key={size}>
          <Button $size={size}>Search</Button>
          <Button $size={size} $tone="outline">
            Filters
          </Button>
          <Button $size={size} $tone="quiet">
            Clear
          </Button>
        </Row>
      ))}
    </Stack>
  ),
  'Button: hover': <Button onClick={nothing}>Show 14 hotels</Button>,
  'Button: hover outline': (
    <Button $tone="outline" onClick={nothing}>
      Change dates
    </Button>
  ),
  'Button: hover quiet': (
    <Button $tone="quiet" onClick={nothing}>
      Clear all
    </Button>
  ),
  'Button: focus': (
    <Focused>
      <Button onClick={nothing}>Show 14 hotels</Button>
    </Focused>
  ),
  'Button: focus outline': (
    <Focused>
      <Button $tone="outline" onClick={nothing}>
        Change dates
      </Button>
    </Focused>
  ),
  'Button: disabled': (
    <Row>
      <Button disabled>Show 14 hotels</Button>
      <Button disabled $tone="outline">
        Change dates
      </Button>
      <Button disabled $tone="quiet">
        Clear all
      </Button>
    </Row>
  ),
  'Button: loading': (
    <Row>
      <Button aria-disabled aria-busy onClick={nothing}>
        Searching…
      </Button>
      <Button $tone="outline" aria-disabled aria-busy onClick={nothing}>
        Saving…
      </Button>
    </Row>
  ),
  'Button: long text': (
    <Row>
      <Button onClick={nothing}>{LONG_LABEL}</Button>
      <Button $tone="outline" $size="large" onClick={nothing}>
        {LONG_LABEL}
      </Button>
    </Row>
  ),
  'Button: night': <Night>{tones(true)}</Night>,
  'Button: night focus': (
    <Focused>
      <Night>
        <Button $night $tone="outline" onClick={nothing}>
          Change dates
        </Button>
      </Night>
    </Focused>
  ),
  'Button: night hover': (
    <Night>
      <Button $night $tone="outline" onClick={nothing}>
        Change dates
      </Button>
    </Night>
  ),
  'ButtonLink: default': (
    <Row>
      <ButtonLink to="/planner">Plan your days</ButtonLink>
      <ButtonLink to="/music" $tone="outline">
        See concerts
      </ButtonLink>
      <ButtonLink to="/help" $tone="quiet">
        Get help
      </ButtonLink>
    </Row>
  ),
  'ButtonLink: hover': <ButtonLink to="/planner">Plan your days</ButtonLink>,
  'ButtonLink: focus': (
    <Focused>
      <ButtonLink to="/planner">Plan your days</ButtonLink>
    </Focused>
  ),
  'ButtonLink: long text': <ButtonLink to="/planner">{LONG_LABEL}</ButtonLink>,
  'ButtonAnchor: default': (
    <Row>
      <ButtonAnchor href="mailto:stay@stageside.example">Write to us</ButtonAnchor>
      <ButtonAnchor href="#prices" $tone="outline">
        Prices on the hotel’s site
      </ButtonAnchor>
    </Row>
  ),
  'ButtonAnchor: hover': <ButtonAnchor href="#prices">Prices on the hotel’s site</ButtonAnchor>,
  'ButtonAnchor: focus': (
    <Focused>
      <ButtonAnchor href="#prices">Prices on the hotel’s site</ButtonAnchor>
    </Focused>
  ),
  'ButtonAnchor: long text': <ButtonAnchor href="#prices">{LONG_LABEL}</ButtonAnchor>,
} satisfies Stories
