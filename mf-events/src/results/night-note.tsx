import { Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'

/** What "after 11 pm" changes, and above all what nobody knows. */
export const NightNote = () => (
  <Notice role="status">
    <Stack $gap={1}>
      <Text>
        <strong>After 11 pm the minutes on foot are the same.</strong> What we do not know: which streets are lit, which
        park gates and passages are locked, how crowded the way out is.
      </Text>
      <Text $muted>
        Transit is left out, since we have no night timetables. Ask the venue how people usually get home.
      </Text>
    </Stack>
  </Notice>
)
