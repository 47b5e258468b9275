/** What the fragment of the planner's address may hold: the code of a plan, or the secret of one that several people edit. */
export const planFragments = { link: 'plan', room: 'room' } as const

/** Entry of the tab's own store with the id of the plan that it shows, so that a reload finds it again. */
export const CURRENT_PLAN = 'planner.current'
