import { css } from '../css.ts'
import styles from './NoticeRegion.module.css'
import { NoticeToast } from './NoticeToast.tsx'
import { useNotices } from './useNotices.ts'

const c = css(styles)

/** Where notices appear for their usual seconds: 350 px wide (Spec §9), spoken politely, over everything. Mount it once. */
export function NoticeRegion({ usualSeconds }: { usualSeconds: number }) {
  const shown = useNotices().filter((one) => one.isShown)
  return (
    <section aria-label="Avisos" className={c('region')} data-print="none" data-react-aria-top-layer="true">
      <ol aria-live="polite" aria-relevant="additions" className={c('list')}>
        {shown.map((one) => (
          <NoticeToast key={one.id} notice={one} usualSeconds={usualSeconds} />
        ))}
      </ol>
    </section>
  )
}
