import type * as TestingLibrary from '@testing-library/dom'

/** Words as they cross into the page: a text is matched whole, a pattern anywhere. */
export type Words = { readonly text: string } | { readonly source: string; readonly flags: string }

/** One step to an element, from inside of what the step before it found. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Words }
  | { readonly by: 'label'; readonly words: Words }
  | { readonly by: 'text'; readonly words: Words }
  | { readonly by: 'selector'; readonly selector: string }
  | { readonly by: 'nth'; readonly index: number }

/** What a visitor can tell about an element. */
export interface Described {
  readonly text: string
  readonly value: string
  readonly visible: boolean
  readonly focused: boolean
  readonly enabled: boolean
  readonly checked: boolean
  readonly attributes: Readonly<Record<string, string>>
}

/** Where a pointer would press an element, or why it cannot. */
export type Aim = { readonly x: number; readonly y: number } | { readonly obstacle: string }

export interface InPage {
  readonly describe: (steps: readonly Step[]) => readonly Described[]
  readonly aim: (steps: readonly Step[]) => Aim
  readonly focus: (steps: readonly Step[], select: boolean) => boolean
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
    engineInPage?: InPage
    engineComplaints?: string[]
  }
}

/** Finds elements as people name them. Runs in the page, beside Testing Library. */
export const installInPage = (library: typeof TestingLibrary): InPage => {
  const matcher = (words: Words): string | RegExp =>
    'text' in words ? words.text : new RegExp(words.source, words.flags)

  const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

  /** Elements whose whole text fits, without those around them. */
  const innermost = (container: HTMLElement, words: string | RegExp): readonly HTMLElement[] => {
    const fits = (element: Element): boolean =>
      typeof words === 'string' ? textOf(element) === words : words.test(textOf(element))
    return [...container.querySelectorAll<HTMLElement>('*:not(script, style, noscript)')].filter(
      (element) => fits(element) && ![...element.children].some(fits),
    )
  }

  const take = (within: readonly HTMLElement[], step: Step): readonly HTMLElement[] => {
    if (step.by === 'nth') return [within.at(step.index)].filter((element) => element !== undefined)
    const found = within.flatMap((container) => {
      if (step.by === 'role') {
        const name = step.name === undefined ? {} : { name: matcher(step.name) }
        return library.queryAllByRole(container, step.role, name)
      }
      if (step.by === 'label') return library.queryAllByLabelText(container, matcher(step.words))
      if (step.by === 'text') return innermost(container, matcher(step.words))
      return [...container.querySelectorAll<HTMLElement>(step.selector)]
    })
    return [...new Set(found)]
  }
  const find = (steps: readonly Step[]): readonly HTMLElement[] => steps.reduce(take, [document.body])

  const isShown = (element: HTMLElement): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

  const describe = (element: HTMLElement): Described => ({
    text: textOf(element),
    value: 'value' in element ? String(element.value) : '',
    visible: isShown(element),
    focused: document.activeElement === element,
    enabled: !element.matches(':disabled, [aria-disabled="true"]'),
    checked: element.matches(':checked, [aria-checked="true"]'),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  })

  const name = (element: Element | null): string => element?.outerHTML.slice(0, 120) ?? 'nothing'

  const aim = (steps: readonly Step[]): Aim => {
    const [element, another] = find(steps)
    if (element === undefined) return { obstacle: 'it is not there' }
    if (another !== undefined) return { obstacle: `two fit: ${name(element)} and ${name(another)}` }
    if (!describe(element).enabled) return { obstacle: `it is disabled: ${name(element)}` }
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box] = element.getClientRects()
    if (box === undefined) return { obstacle: `it is not shown: ${name(element)}` }
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest('label')
    if (hit !== null && (element.contains(hit) || label?.control === element)) return { x, y }
    return { obstacle: `${name(hit)} covers ${name(element)}` }
  }

  return {
    describe: (steps) => find(steps).map(describe),
    aim,
    focus: (steps, select) => {
      const [element] = find(steps)
      element?.focus()
      if (select && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) element.select()
      return element !== undefined && document.activeElement === element
    },
  }
}
