import { useEffect, useRef } from 'react'
import styles from './TextoAteFim.module.css'
import { TextoTermo } from './TextoTermo.tsx'

type TextoAteFimProps = { codigoDocumento: number; titulo: string; texto: string; onFim: () => void }

/**
 * A term's text in a region that scrolls by itself, by keys too; says when its end was in sight. A text that has nothing
 * to scroll is read at once.
 */
export function TextoAteFim({ codigoDocumento, titulo, texto, onFim }: TextoAteFimProps) {
  const region = useRef<HTMLElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const tell = useRef(onFim)
  useEffect(() => {
    tell.current = onFim
  }, [onFim])

  useEffect(() => {
    if (!region.current || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Paper shows the whole text: whoever prints it has not read it.
        if (entry?.isIntersecting && !matchMedia('print').matches) tell.current()
      },
      { root: region.current },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section
      aria-label={`Texto: ${titulo}`}
      className={styles.regiao}
      // The router hands the scroll on to what stands in the same place of the next address: another text is another box.
      data-scroll-restoration-id={`texto-${codigoDocumento}`}
      ref={region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <TextoTermo texto={texto} />
      <p className={styles.fim} ref={end}>
        Fim do texto.
      </p>
    </section>
  )
}
