import { useEffect, useRef } from 'react'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Button } from '../ui/action/Button.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { type Shortcut, useShortcuts } from '../ui/useShortcuts.ts'
import { passos } from './passos.data.ts'
import styles from './VisitaGuiada.module.css'
import { visita } from './visita.ts'

const teclas: readonly Shortcut[] = [
  { keys: 'Escape', description: 'Sair da visita guiada', run: () => visita.close(), isOutsideText: true },
]

/**
 * One step over the page, never in front of it: all that is under it stays within reach, and goes from screen to screen
 * with whoever follows a step's link. Its cross leaves it, and so does Esc wherever nobody writes.
 */
export function VisitaGuiada({ passo, pedido }: { passo: number; pedido: number }) {
  const palavras = useRef<HTMLDivElement>(null)
  const { titulo, texto, destino } = passos[passo] ?? passos[0]
  const isUltimo = passo === passos.length - 1
  useEffect(() => {
    if (pedido > 0) palavras.current?.focus()
  }, [pedido])
  useShortcuts(teclas)
  return (
    <section aria-label="Visita guiada" className={styles.visita} data-print="none">
      <Stack gap={2}>
        <div className={styles.palavras} id="visita" ref={palavras} role="status" tabIndex={-1}>
          <h2 className={styles.titulo}>
            Passo {passo + 1} de {passos.length}: {titulo}
          </h2>
          <p>{texto}</p>
        </div>
        <Row gap={2}>
          {passo > 0 && <Button onPress={() => visita.go(passo - 1)}>Anterior</Button>}
          <Button onPress={() => (isUltimo ? visita.close() : visita.go(passo + 1))} variant="primario">
            {isUltimo ? 'Concluir' : 'Próximo'}
          </Button>
          {destino && <AcessoLink href={destino.href}>{destino.rotulo}</AcessoLink>}
        </Row>
      </Stack>
      <IconButton icon="close" label="Sair da visita" onPress={() => visita.close()} size="pequeno" />
    </section>
  )
}
