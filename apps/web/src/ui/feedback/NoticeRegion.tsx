import { useMemo, useRef } from 'react'
import { css } from '../css.ts'
import { type Notice, runAction } from '../notice.ts'
import { useShortcuts } from '../useShortcuts.ts'
import styles from './NoticeRegion.module.css'
import { NoticeToast } from './NoticeToast.tsx'
import { useLedge } from './useLedge.ts'
import { useNotices } from './useNotices.ts'
import { useTakenText } from './useTakenText.ts'

const c = css(styles)

/**
 * Where notices appear for their usual seconds: 350 px wide (Spec §9), spoken politely. They lie over the page, clear of
 * its bar of actions, and move nothing that is in sight: the page only goes on scrolling until its end is above them, and
 * the focus and dialogs stay clear of them (Interface B2.8). Mount it once.
 */
export function NoticeRegion({ usualSeconds }: { usualSeconds: number }) {
  const ledge = useRef<HTMLElement>(null)
  useLedge(ledge)
  const shown = useNotices().filter((one) => one.isShown)
  const withKeys = shown.find(({ action }) => action?.keys)
  useNoticeKeys(withKeys)
  return (
    <section
      aria-label="Avisos"
      className={c('region')}
      data-parte="avisos"
      data-print="none"
      data-react-aria-top-layer="true"
      ref={ledge}
    >
      <ol aria-live="polite" aria-relevant="additions" className={c('list')}>
        {shown.map((one) => (
          <NoticeToast hasKeys={one === withKeys} key={one.id} notice={one} usualSeconds={usualSeconds} />
        ))}
      </ol>
    </section>
  )
}

/** The button of a notice is many Tabs from what was done: its keys press it from there. The page's own come first. */
function useNoticeKeys(newest: Notice | undefined): void {
  const mayInText = useTakenText(newest?.id)
  useShortcuts(
    useMemo(() => {
      const { action, title } = newest ?? {}
      if (!newest || !action?.keys) return []
      const description = `${action.label}: ${title}`
      const run = () => runAction(newest)
      return [{ keys: action.keys, description, run, isOutsideText: true, isOverDialog: true, mayInText }]
    }, [newest, mayInText]),
  )
}
