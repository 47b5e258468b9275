import { plannerMessages } from '@site/contracts/itinerary'
import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'

/** The call failed: the spec's banner, and the way on. */
export const FailureBanner = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice $tone="error">
    <Stack $gap={3}>
      <p role="alert">
        <strong>{plannerMessages.banner(message)}</strong>
      </p>
      <Text $small>Your destination is still in the form. Check your connection and try again.</Text>
      <Row>
        <Button $size="small" onClick={onRetry}>
          Plan again
        </Button>
      </Row>
    </Stack>
  </Notice>
)

const unreadable = {
  'invalid-data': {
    title: plannerMessages.invalidData,
    words: 'Something went wrong on our side, and we couldn’t read the plan. Please try again.',
  },
  'invalid-itinerary': {
    title: plannerMessages.invalidItinerary,
    words: 'Something went wrong on our side, and the plan has no days. Please try again.',
  },
} as const

/** An answer came that is no plan (spec §2). */
export const UnreadablePlan = ({ kind, onTryAgain }: { kind: keyof typeof unreadable; onTryAgain: () => void }) => (
  <Notice $tone="error" role="alert">
    <Stack $gap={3}>
      <h2>{unreadable[kind].title}</h2>
      <p>{unreadable[kind].words}</p>
      <Row>
        <Button $size="small" onClick={onTryAgain}>
          Try Again
        </Button>
      </Row>
    </Stack>
  </Notice>
)
