import { Button } from '@stageside/ui/button'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { DayMenu } from '../edit/day-menu.tsx'
import { useEditorContext } from '../edit/use-editor.ts'
import type { SharedPlan } from '../room/read-plan.ts'

interface SetAsideProps {
  readonly stops: SharedPlan['setAside']
  readonly onDrop: (key: string) => void
}

/** Stops for which changes of several people left no room: back into a day, or out of the plan. */
export const SetAside = ({ stops, onDrop }: SetAsideProps) => {
  const editor = useEditorContext()
  return (
    <Stack $gap={2}>
      <div>
        <strong>No longer fits</strong>
        <Text $muted $small>
          Changes made at the same time left no room for this. It comes back when there is room.
        </Text>
      </div>
      <PlainList $gap={2}>
        {stops.map(({ key, stop }) => (
          <li key={key}>
            <Row $gap={2}>
              <span>{stop.title}</span>
              {editor === null ? null : (
                <>
                  <DayMenu
                    label={`Put ${stop.title} into a day`}
                    onChoose={(day) => editor.restore(day, stop)}
                    days={editor.days}
                  />
                  <Button
                    $tone="outline"
                    $size="small"
                    aria-label={`Remove ${stop.title}`}
                    aria-disabled={editor.waiting}
                    onClick={() => (editor.waiting ? undefined : onDrop(key))}
                  >
                    Remove
                  </Button>
                </>
              )}
            </Row>
          </li>
        ))}
      </PlainList>
    </Stack>
  )
}
