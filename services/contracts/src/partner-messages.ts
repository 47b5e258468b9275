/** Spec §5 and §8: the *Get in Touch* dialog. */
export const partnerMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  offline: 'No internet connection. Please check your network and try again.',
  success: "Thanks! We've emailed you a confirmation.",
  http: 'Server error occurred',
  relay: 'Network connection error. Please check your internet connection.',
  fetch: 'Unable to reach the server. Please try again.',
  unknown: 'An unexpected error occurred',
  generic: 'Something went wrong — please try again.',
} as const
