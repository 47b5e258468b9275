// What a visitor may choose. Each function runs in the frame of the story: it uses nothing but its arguments.

export const CONTRASTS = ['standard', 'more'] as const
export type Contrast = (typeof CONTRASTS)[number]

export const setContrast = (contrast: Contrast): void => {
  document.documentElement.dataset['contrast'] = contrast
}

/** As a setting of the browser does: every size is in rem. */
export const setTextSize = (size: string): void => {
  document.documentElement.style.fontSize = size
}
