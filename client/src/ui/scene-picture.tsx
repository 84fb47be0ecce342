import './scenes.css'
import type { ComponentProps } from 'react'
import { useTheme } from '../lib/theme.ts'
import { toEvening } from './evening.ts'
import { Picture } from './picture.tsx'
import { useMedia } from './use-media.ts'

/** A picture of a place: our illustrations have their focal point, and in the dark theme their evening variant. */
export function ScenePicture({ src, ...props }: ComponentProps<typeof Picture>) {
  const isDark = useIsDark()
  return <Picture {...props} src={isDark && src !== null ? toEvening(src) : src} />
}

/** The URLs of a gallery's pictures in the current theme. A gallery that shows both variants anyway does so in both. */
export function useSceneSources(images: string[]): string[] {
  const isDark = useIsDark()
  if (!isDark) return images
  return images.map((image) => (images.includes(toEvening(image)) ? image : toEvening(image)))
}

function useIsDark(): boolean {
  const theme = useTheme()
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'system' ? systemIsDark : theme === 'dark'
}
