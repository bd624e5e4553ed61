import { type ReactNode, useRef } from 'react'
import { useLedge } from '../../ui/feedback/useLedge.ts'
import styles from './VisualizadorImagem.module.css'

/** The tools under an image. A notice stands on them, over the image, and moves neither (NoticeRegion.module.css). */
export function PeVisor({ children }: { children: ReactNode }) {
  const pe = useRef<HTMLElement>(null)
  useLedge(pe, '--visor-pe')
  return (
    <footer className={styles.footer} ref={pe}>
      {children}
    </footer>
  )
}
