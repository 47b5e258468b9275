/** The plan was written by a newer version of the site than reads it. */
export class NewerLink extends Error {
  override readonly name = 'NewerLink'
}

/** Why a link opens no plan, and what to do. */
export const linkProblems = {
  damaged: 'We couldn’t open this plan: part of its link is missing or was changed. Ask for the link again.',
  tooLong: 'We couldn’t open this plan: its link is longer than any link of ours. Ask for the link again.',
  newer:
    'We couldn’t open this plan: its link was made by a newer version of the planner. Reload the page, and if that doesn’t help, try again later.',
  notLoaded: 'We couldn’t load what is needed to open this plan. Check your connection and reload the page.',
} as const

/** The sentence for what reading a link threw. */
export const problemOf = (error: unknown): string =>
  error instanceof NewerLink ? linkProblems.newer : linkProblems.damaged
