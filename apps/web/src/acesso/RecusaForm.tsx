import { toNotice } from '../api/notice.ts'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Why a form was not taken, in its place, for as long as that holds (Interface B2); nothing while there is no error. */
export function RecusaForm({ error }: { error: unknown }) {
  if (!error) return null
  const { tone, title, text } = toNotice(error)
  return (
    <Banner role="alert" title={title} tone={tone}>
      {text}
    </Banner>
  )
}
